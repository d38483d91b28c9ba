import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allWordsOf, phraseTerm, splitWords, termsIn, Words, wordsOf, wordTerm } from './words.ts'

test.each([
  ['Hello, World!', ['hello', 'world']],
  ['foo-bar/baz', ['foo', 'bar', 'baz']],
  ['a_b', ['a_b']],
  ['The end.', ['the', 'end']],
  ['ПОСЧАСТЛИВИТСЯ', ['посчастливится']],
  ['  ', []],
])('the words of %j are %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

const lists = (words: { list: readonly string[] }[]) => words.flatMap(({ list }) => list)

test('match searches strings and lists of strings', () => {
  expect(lists(wordsOf('a b'))).toEqual(['a', 'b'])
  expect(lists(wordsOf(['a', 1, ['b'], 'c']))).toEqual(['a', 'c'])
  expect(wordsOf({ text: 'a' })).toEqual([])
  expect(wordsOf(null)).toEqual([])
})

test('a search covers everything inside a value except system fields', () => {
  const document = { _id: 'x', _type: 'y', title: 'A', body: [{ _key: 'k', text: ['b', 3] }] }
  expect(lists(allWordsOf([document, 'id']))).toEqual(['a', 'b', 'id'])
  expect(lists(allWordsOf(7))).toEqual([])
})

test('the words of an object are cached', () => {
  const document = { title: 'A' }
  expect(allWordsOf(document)[0]).toBe(allWordsOf(document)[0])
})

test('words are counted', () => {
  const [words] = wordsOf('a b a')
  expect([...(words?.counts() ?? [])]).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})

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
