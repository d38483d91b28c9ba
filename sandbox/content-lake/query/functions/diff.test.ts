import { expect, test } from 'vitest'
import { LakeError } from '../../errors.ts'
import { answer } from '../testing.ts'

const before = { a: 1, b: { c: [{ n: 1 }, { n: 2 }], d: 'x' } }
const after = { a: 2, b: { c: [{ n: 1 }, { n: 3 }], d: 'x' } }

const changed = (name: string, selector: string) =>
  answer(`diff::${name}($before, $after, ${selector})`, [], { before, after })

test.each([
  ['a', true],
  ['b', true],
  ['b.d', false],
  ['(a, b.d)', true],
  ['b.(d)', false],
  ['b.c[]', true],
  ['b.c[n == 1]', false],
  ['b.c[n == 1].n', false],
  ['b.c[].n', true],
  ['anywhere(n == 1)', false],
  ['anywhere(d == "x")', true],
  ['missing', false],
])('whether any of %s has changed: %s', (selector, expected) => {
  expect(changed('changedAny', selector)).toBe(expected)
})

test.each([
  ['a', false],
  ['(a, b)', true],
  ['(a, b.c)', true],
  ['(a, b.c[])', true],
  ['(a, b.d)', false],
])('whether only %s has changed: %s', (selector, expected) => {
  expect(changed('changedOnly', selector)).toBe(expected)
})

test('a list whose length changed has changed as a whole', () => {
  expect(answer('diff::changedAny({"l": [1]}, {"l": [1, 2]}, l[])')).toBe(true)
  expect(answer('diff::changedOnly({"l": [1]}, {"l": [1, 2]}, l)')).toBe(true)
})

test.each(['1', 'a + 1', '"a"', 'a{b}', '@', '*'])('%s is not a selector', (selector) => {
  expect(() => changed('changedAny', selector)).toThrow(LakeError)
})
