import { expect, test } from 'vitest'
import { type PageSource, pageSourceElement, readPageSource } from './page-source.ts'

const source: PageSource = {
  path: '/ports/404',
  endpoint: 'https://lake.test/data/query/production',
  groq: '*[count(x) < 3 && name != "</script><!--"]',
  param: 'portSlug',
  asOf: '2026-03-01T12:00:00Z',
  content: -7,
  snapshot: 8,
}

test('is read as it was written, and nothing in it can end the data block', () => {
  const element = pageSourceElement(source)
  expect(element.match(/</g)).toHaveLength(2)
  document.body.innerHTML = element
  expect(readPageSource()).toEqual(source)
})

test('is null in a document that was not prerendered', () => {
  document.body.innerHTML = '<!--state-->'
  expect(readPageSource()).toBeNull()
})
