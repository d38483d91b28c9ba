import { type ComponentType, use, useEffect, createContext } from 'react'
import { useOutletContext } from 'react-router-dom'
import type { PageContent } from '../content/page-query.ts'
import { DEFAULT_TITLE, type Page } from '../pages/page.ts'
import { LoadFailure } from './load-failure.tsx'

/**
 * Returns a page as a route's component. The frame around it (`PageFrame`) provides its content. If a link within the
 * site leads to an unknown page, the browser loads it from the server, because only the server has the redirects.
 * A page that the server has sent is never reloaded.
 */
export function pageComponent(page: Page): ComponentType {
  return function RoutedPage() {
    const content = useOutletContext<PageContent>()
    const isFirstView = use(FirstViewContext)
    useDocumentTitle(page.head(content).title ?? DEFAULT_TITLE)
    if (!isFirstView && page.isMissing?.(content)) return <LoadFailure shouldReload />
    return <page.Component content={content} />
  }
}

/** Sets the browser's title for the page shown (specification section 2). */
function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Whether the page shown is the one that the browser loaded, not one reached by a link within the site. */
export const FirstViewContext = createContext(true)
