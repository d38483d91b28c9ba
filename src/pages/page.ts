import type { ReactNode } from 'react'
import type { PageContent, PageQuery } from '../content/page-query.ts'

/** Title and description for search engines and link previews. On a change of page, the app sets only the title. */
type PageHead = { title: string | null; description: string | null }

/**
 * What a page module (`src/pages/<page>/page.tsx`) exports as `page`.
 *
 * The members are methods on purpose: method parameters are bivariant, so the route table can hold
 * pages of differing content. A page only ever receives content parsed by its own query.
 */
export type Page<Content extends PageContent = PageContent> = {
  query(params: Record<string, string>): PageQuery<Content>
  head(content: Content): PageHead
  /** Whether to show a 404 page. Omit if the page always exists. */
  isMissing?(content: Content): boolean
  Component(this: void, props: { content: Content }): ReactNode
}

export function seoHead({
  page: { seoTitle, seoDescription },
}: {
  page: { seoTitle: string | null; seoDescription: string | null }
}): PageHead {
  return { title: seoTitle, description: seoDescription }
}

/** Used if a page has no title of its own (specification section 2). */
export const DEFAULT_TITLE = 'India Port-Call Insurance (P&I/Financial Security) + NOSDCP Response'
