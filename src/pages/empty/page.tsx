/** What any unknown path shows: the frame around an empty page (SPEC section 2, route table). */
import { defineQuery } from 'groq'
import type { Page } from '../../app/page.ts'
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'

const frameQueryGroq = defineQuery(`{ "asOf": now(), "frame": ${frameGroq} }`)

export const page: Page = {
  query: pageQuery('empty', frameQueryGroq, {}),
  head: () => ({ title: null, description: null }),
  Component: () => null,
}
