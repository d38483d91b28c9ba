import * as v from 'valibot'
import { expect, test } from 'vitest'
import { references } from './blocks.ts'

test.each([
  ['https://www.dgshipping.gov.in/', 'https://www.dgshipping.gov.in/'],
  ['https://user:pw@evil.example/', null],
  ['https://', null],
  ['/contact', null],
])('a reference with the address %j links to %j, and always has its label', (href, linked) => {
  const [reference] = v.parse(references.parser, [{ _key: 'r', label: 'MSN 05/2025', href }])
  expect(reference).toMatchObject({ label: 'MSN 05/2025', href: linked })
})
