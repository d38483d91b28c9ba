import { expect, test } from 'vitest'
import { asTypeset } from './as-typeset.ts'

test.each([
  ['2-4 hours', '2–4 hours'],
  ["port's", 'port’s'],
  ["24 hours' notice", '24 hours’ notice'],
  ['well-known', 'well-known'],
  ['+91 00000 00000', '+91 00000 00000'],
])('%s is written %s', (typed, typeset) => {
  expect(asTypeset(typed)).toBe(typeset)
})
