import { expect, test } from 'vitest'
import { allWordsOf, splitWords, wordsOf } from './words.ts'

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
