import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { phraseTerm, termsIn, wordTerm } from './terms.ts'
import { splitWords, Words } from './words.ts'

const count = (pattern: string, text: string) =>
  wordTerm(pattern).count(new Words(splitWords(text)))

test.each([
  ['a', 'a b a', 2],
  ['A', 'a', 1],
  ['ab*', 'ab abc b', 2],
  ['*b', 'ab abc b', 2],
  ['a*c', 'abc ac a c abcd', 2],
  ['*', 'a b c', 3],
  ['a*b*c', 'aXbYc abc acb', 2],
  ['a.b', 'a-b axb', 0],
  ['[a]', 'a', 0],
])('%s occurs in %j %i times', (pattern, text, expected) => {
  expect(count(pattern, text)).toBe(expected)
})

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

test('each word of a pattern is a term', () => {
  const words = new Words(['salvage', 'tug'])
  expect(termsIn('salv* tug').map((term) => term.count(words))).toEqual([1, 1])
  expect(termsIn(' , ')).toEqual([])
})

test('a phrase matches its words in sequence', () => {
  const words = new Words(['a', 'b', 'a', 'b', 'c'])
  expect(phraseTerm(['a', 'b']).count(words)).toBe(2)
  expect(phraseTerm(['b', 'c']).count(words)).toBe(1)
  expect(phraseTerm(['c', 'a']).count(words)).toBe(0)
})
