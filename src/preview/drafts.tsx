import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { fillInKnownFacts } from '../content/essential-facts.ts'
import type { PageContent, PageQuery } from '../content/page-query.ts'
import { matchPage } from '../entry/page-routes.ts'
import type { Page } from '../pages/page.ts'
import type { ContentSourceMap } from '@sanity/client'
import { stegaEncodeSourceMap, type FilterDefault } from '@sanity/client/stega'
import { studioUrl } from '../configuration/studio-url.ts'
import { withDefaultTexts } from './default-texts.ts'
import type { StudioChannel } from './studio-channel.ts'

/**
 * Asks the Studio to answer the query of the current page now and after every edit.
 *
 * @param onDraft called with each answer and the path of its page
 */
export function Drafts({
  channel,
  onDraft,
}: {
  channel: StudioChannel
  onDraft: (pathname: string, content: PageContent) => void
}) {
  const { pathname } = useLocation()
  useEffect(() => {
    const { load, params } = matchPage(pathname)
    let isShown = true
    let stop = () => {}
    const ask = (page: Page) => {
      if (!isShown) return
      const query = page.query(params)
      stop = channel.ask(query, (answer, sourceMap) =>
        onDraft(
          pathname,
          fillInKnownFacts(query.parse(markText(answer, sourceMap, query.defaults))),
        ),
      )
    }
    load().then(ask, () => {
      // Ignored: the app loads the same code, and shows the failure.
    })
    return () => {
      isShown = false
      stop()
    }
  }, [channel, pathname, onDraft])
  return null
}

/**
 * Appends invisible characters to each visible text of an answer and to each default text. They name the text's
 * document and field, so that a click on the text opens the field in the Studio.
 *
 * @param defaults default texts of the query that was answered
 */
export function markText(
  answer: unknown,
  sourceMap: ContentSourceMap | null,
  defaults: PageQuery['defaults'],
): unknown {
  if (sourceMap === null) return answer
  const filled = withDefaultTexts({ answer, sourceMap }, defaults)
  return stegaEncodeSourceMap(filled.answer, filled.sourceMap, {
    enabled: true,
    studioUrl: studioUrl ?? '/',
    filter: isVisibleText,
  })
}

/** Fields that code compares or that readers don't see. */
const HIDDEN_FIELDS = new Set<unknown>(['coast', 'kind', 'anchor', 'seoTitle', 'seoDescription'])

/** Fields that the filter of `@sanity/client` excludes by their names, although readers see them. */
const VISIBLE_FIELDS = new Set<unknown>(['documentId'])

/**
 * Whether readers see a text. `markText` marks only these texts. The default filter of `@sanity/client` excludes
 * addresses, dates, slugs and keys.
 */
const isVisibleText: FilterDefault = (text) => {
  const field = text.sourcePath.findLast((segment) => typeof segment === 'string')
  if (text.value.trim() === '' || HIDDEN_FIELDS.has(field)) return false
  // Fields of image assets are not edited in documents.
  if (text.sourceDocument._type.startsWith('sanity.')) return false
  return VISIBLE_FIELDS.has(field) || text.filterDefault(text)
}
