import type { ReactNode } from 'react'
import type { PageContent, PageQuery } from '../content/page-query.ts'

/** Title and description for search engines and link previews; the browser uses the title only. */
type PageHead = { title: string | null; description: string | null }

/**
 * A page as its route's module exports it: its one query, its head and its component.
 *
 * The members are methods on purpose: method parameters are bivariant, so the route table can hold
 * pages of differing content. A page is only ever given what its own query has parsed.
 */
export type Page<Content extends PageContent = PageContent> = {
  query(params: Record<string, string>): PageQuery<Content>
  head(content: Content): PageHead
  /** Whether there is no page at this address; left out where there always is one. */
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

/** Title of a page that names none (specification section 2). */
export const DEFAULT_TITLE = 'India Port-Call Insurance (P&I/Financial Security) + NOSDCP Response'
