import { expect, test } from 'vitest'
import { pageMarkup } from '../../../../builder/prerender/render.tsx'
import { seedAnswer } from '../../../../tests/helpers/seed-answers.ts'

const DOCUMENTS = [
  '/docs/sla-schedule',
  '/docs/compliance-pack',
  '/docs/dgs-msn05-2025',
  '/docs/financial-security-evidence',
]

test.for(DOCUMENTS)('%s lists its parts in their order', async (path) => {
  const { links, parts } = await partsOf(path, {})
  expect(parts.length).toBeGreaterThan(2)
  expect(links).toEqual(parts)
})

test.for(DOCUMENTS)('%s lists no part that it leaves out', async (path) => {
  const { links, parts } = await partsOf(path, {
    document: null,
    ports: [],
    clauses: [],
    commitments: [],
  })
  expect(links).toEqual(parts)
})

/** Links of the margin, and the parts that the document shows. */
async function partsOf(path: string, changes: object) {
  const { query, answer } = await seedAnswer(path)
  const markup = await pageMarkup(path, query.parse({ ...Object(answer), ...changes }))
  const page = new DOMParser().parseFromString(markup, 'text/html')
  return {
    links: [...page.querySelectorAll('.contents a')].map((link) => link.getAttribute('href')),
    parts: [...page.querySelectorAll('.part')].map(({ id }) => `#${id}`),
  }
}
