import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { Frame } from '../layout/frame.tsx'
import { contentOptions } from './content-options.ts'
import { loadedPage, loadPage } from './loaded-pages.ts'
import { DEFAULT_TITLE } from '../pages/page.ts'
import { matchRoute } from './routes.ts'
import { useDocumentTitle } from './use-document-title.ts'

/**
 * The page of the current location within its frame. It suspends until code and content are here;
 * navigation is a transition, so the page before stays until then and no fallback is needed.
 */
export function CurrentPage() {
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  const { route, params } = matchRoute(pathname)
  const page = loadedPage(route) ?? use(loadPage(route))
  const { data: content } = useSuspenseQuery(
    contentOptions(queryClient, page.query(params), pathname),
  )
  useDocumentTitle(page.head(content).title ?? DEFAULT_TITLE)

  return (
    <Frame frame={content.frame} year={new Date(content.asOf).getUTCFullYear()}>
      <page.Component content={content} />
    </Frame>
  )
}
