import { expect, test } from 'vitest'
import { publishedId } from './published-id.ts'

test.each([
  ['port-goa', 'port-goa'],
  ['drafts.port-goa', 'port-goa'],
  ['versions.spring.port-goa', 'port-goa'],
])('%s is published as %s', (id, published) => {
  expect(publishedId(id)).toBe(published)
})
