import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Words, wordTerm } from './words.ts'

test('stars match the letters that were replaced, in linear time', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 12 })
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1 }), fc.array(letters), (kept, filled) => {
      const pattern = kept.join('*')
      const word = kept
        .map((part, index) => (index === 0 ? part : (filled[index] ?? '') + part))
        .join('')
      fc.pre(word !== '' && pattern !== '')
      expect(wordTerm(pattern).count(new Words([word]))).toBe(1)
    }),
  )
  const long = 'a'.repeat(20_000)
  expect(wordTerm(`${'*a'.repeat(50)}*b`).count(new Words([long]))).toBe(0)
})
