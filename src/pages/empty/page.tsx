/** What any unknown path shows: the frame around an empty page (specification section 2, route table). */
import type { Page } from '../page.ts'
import { frameQuery } from '../../content/frame-query.ts'

export const page: Page = {
  query: frameQuery,
  head: () => ({ title: null, description: null }),
  Component: () => null,
}
