import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { withKnownFacts } from '../content/known-facts.ts'
import type { PageContent } from '../content/page-query.ts'
import { matchPage } from '../entry/page-routes.ts'
import type { Page } from '../pages/page.ts'
import { markText } from './mark-text.ts'
import type { StudioChannel } from './studio-channel.ts'

/**
 * Has the Studio answer the query of the page at the current location, again at every edit.
 *
 * @param onDraft told each answer, with the path of its page
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
        onDraft(pathname, withKnownFacts(query.parse(markText(answer, sourceMap, query.defaults)))),
      )
    }
    load().then(ask, () => {
      // The app, which loads the same code, shows that it can't be had.
    })
    return () => {
      isShown = false
      stop()
    }
  }, [channel, pathname, onDraft])
  return null
}
