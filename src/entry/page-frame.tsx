import { useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { isCounted } from '../analytics.ts'
import { Frame } from '../layout/frame.tsx'
import { contentOptions } from './content-options.ts'
import { FirstView } from './first-view.ts'
import { hasPageAt } from './page-routes.ts'

/**
 * The route around all pages: the frame, which stays when a link leads from page to page, and the
 * content of page and frame, which are one query. Suspends until the content is here.
 */
export function PageFrame() {
  const { pathname } = useLocation()
  const { data: content } = useSuspenseQuery(contentOptions(pathname))
  const isFirstView = use(FirstView)
  return (
    <Frame
      frame={content.frame}
      year={new Date(content.asOf).getUTCFullYear()}
      isCounted={isCounted(pathname)}
      // Where a link leads to no page, the server is asked first (`pageComponent`).
      hasPage={!isFirstView || hasPageAt(pathname)}
    >
      <Outlet context={content} />
    </Frame>
  )
}
