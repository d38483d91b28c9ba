import type { ContentSourceMap } from '@sanity/client'
import { stegaEncodeSourceMap } from '@sanity/client/stega'
import { studioUrl } from '../configuration/studio-url.ts'
import type { PageQuery } from '../content/page-query.ts'
import { withDefaultTexts } from './default-texts.ts'
import { isVisibleText } from './visible-text.ts'

/**
 * Appends to each shown text of an answer, default words included, an invisible mark that names its document and
 * field.
 *
 * @param defaults the default words of the query that was answered
 */
export function markText(
  answer: unknown,
  sourceMap: ContentSourceMap | null,
  defaults: PageQuery['defaults'],
): unknown {
  if (sourceMap === null) return answer
  const shown = withDefaultTexts({ answer, sourceMap }, defaults)
  return stegaEncodeSourceMap(shown.answer, shown.sourceMap, {
    enabled: true,
    studioUrl: studioUrl ?? '/',
    filter: isVisibleText,
  })
}
