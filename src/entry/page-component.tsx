import { type ComponentType, use, useEffect, createContext } from 'react'
import { useOutletContext } from 'react-router-dom'
import type { PageContent } from '../content/page-query.ts'
import { DEFAULT_TITLE, type Page } from '../pages/page.ts'
import { LoadFailure } from './load-failure.tsx'

/**
 * A page as a route's component, which gets its content from the frame around it (`PageFrame`). Where a link within the
 * site leads to no page, the server is asked: it knows the addresses that pages had before. What it answers with is the
 * first view of a new document, so it is shown and nobody asks again.
 */
export function pageComponent(page: Page): ComponentType {
  return function RoutedPage() {
    const content = useOutletContext<PageContent>()
    const isFirstView = use(FirstView)
    useDocumentTitle(page.head(content).title ?? DEFAULT_TITLE)
    if (!isFirstView && page.isMissing?.(content)) return <LoadFailure reloads />
    return <page.Component content={content} />
  }
}

/** Sets the browser's title for the page shown (specification section 2). */
function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Whether the page that is shown is the one that the document was loaded for. */
export const FirstView = createContext(true)
