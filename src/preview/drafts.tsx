import { use, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { withKnownFacts } from '../content/known-facts.ts'
import { contentKey, type PageContent, type PageQuery } from '../content/page-query.ts'
import { loadedPage, loadPage } from '../entry/loaded-pages.ts'
import { matchRoute } from '../entry/routes.ts'
import { markText } from './mark-text.ts'
import type { StudioChannel } from './studio-channel.ts'

type Props = {
  channel: StudioChannel
  onDraft: (query: PageQuery, content: PageContent) => void
}

/** Has the Studio answer the query of the page shown, again at every edit. */
export function Drafts(props: Props) {
  const { pathname } = useLocation()
  const { route, params } = matchRoute(pathname)
  const page = loadedPage(route) ?? use(loadPage(route))
  const query = page.query(params)
  return <DraftsOf key={JSON.stringify(contentKey(query))} query={query} {...props} />
}

function DraftsOf({ query, channel, onDraft }: Props & { query: PageQuery }) {
  // Of the same name and parameters as long as this is mounted.
  const [asked] = useState(query)
  useEffect(
    () =>
      channel.ask(asked, (answer, sourceMap) =>
        onDraft(asked, withKnownFacts(asked.parse(markText(answer, sourceMap)))),
      ),
    [channel, asked, onDraft],
  )
  return null
}
