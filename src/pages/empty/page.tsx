/** Catch-all route: an empty page (specification section 2). The frame shows a note that the page does not exist. */
import type { Page } from '../page.ts'
import { frameQuery } from '../../content/page-query.ts'

export const page: Page = {
  query: frameQuery,
  head: () => ({ title: null, description: null }),
  isMissing: () => true,
  Component: EmptyPage,
}

export function EmptyPage() {
  return <h1 className="visually-hidden">No page at this address</h1>
}
