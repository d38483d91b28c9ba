import { useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from 'react-router-dom'
import { isCounted } from '../analytics.ts'
import { Frame } from '../layout/frame.tsx'
import { contentOptions } from './content-options.ts'

/**
 * The route around all pages: the frame, which stays when a link leads from page to page, and the
 * content of page and frame, which are one query. Suspends until the content is here.
 */
export function PageFrame() {
  const { pathname } = useLocation()
  const { data: content } = useSuspenseQuery(contentOptions(pathname))
  return (
    <Frame
      frame={content.frame}
      year={new Date(content.asOf).getUTCFullYear()}
      isCounted={isCounted(pathname)}
    >
      <Outlet context={content} />
    </Frame>
  )
}
