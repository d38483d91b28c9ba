import type { ComponentType } from 'react'
import { useLocation, useOutletContext } from 'react-router-dom'
import type { PageContent } from '../content/page-query.ts'
import { DEFAULT_TITLE, type Page } from '../pages/page.ts'
import { ExplainOnce } from '../ui/words.tsx'
import { useDocumentTitle } from './use-document-title.ts'

/** A page as a route's component, which gets its content from the frame around it (`PageFrame`). */
export function pageComponent(page: Page): ComponentType {
  return function RoutedPage() {
    const content = useOutletContext<PageContent>()
    useDocumentTitle(page.head(content).title ?? DEFAULT_TITLE)
    const { pathname } = useLocation()
    return (
      <ExplainOnce path={pathname}>
        <page.Component content={content} />
      </ExplainOnce>
    )
  }
}
