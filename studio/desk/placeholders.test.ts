import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { ownersOf, PLACEHOLDERS, placeholdersIn, readPlaceholders } from './placeholders.ts'

const placeholders = readPlaceholders([
  { _id: 'a', _type: 'port', placeholderNote: 'Phones', placeholderOwner: ' Port desk ' },
  { _id: 'b', _type: 'faq', placeholderNote: 'Wording' },
  { _id: 'c', _type: 'port', placeholderNote: 'Berths', placeholderOwner: 'port desk' },
  { _id: 'd', _type: 'faq', placeholderOwner: 'Counsel' },
])

const idsOf = (wanted: Parameters<typeof placeholdersIn>[1]) =>
  placeholdersIn(placeholders, wanted).flatMap(({ documents }) => documents.map(({ id }) => id))

test('counts owners ignoring case, unowned documents last', () => {
  expect(ownersOf(placeholders)).toEqual([
    { name: 'Counsel', count: 1 },
    { name: 'Port desk', count: 2 },
    { name: '', count: 1 },
  ])
})

test('filters by owner, by missing owner and by text', () => {
  expect(idsOf({ owner: null, words: '' })).toEqual(['a', 'c', 'b', 'd'])
  expect(idsOf({ owner: 'Port desk', words: '' })).toEqual(['a', 'c'])
  expect(idsOf({ owner: '', words: '' })).toEqual(['b'])
  expect(idsOf({ owner: null, words: 'ports ber' })).toEqual(['c'])
  expect(idsOf({ owner: 'Counsel', words: 'phones' })).toEqual([])
})

test('documents that are marked are found, in the order of their lists', async () => {
  const dataset = [
    { _id: 'second', _type: 'port', isPlaceholder: true, orderRank: '0|b:' },
    { _id: 'first', _type: 'port', isPlaceholder: true, orderRank: '0|a:' },
    { _id: 'checked', _type: 'port', isPlaceholder: false },
    { _id: 'unmarked', _type: 'port' },
  ]
  const answer = await evaluate(parse(PLACEHOLDERS), { dataset })
  const found = readPlaceholders(await answer.get())
  expect(found.map(({ id }) => id)).toEqual(['first', 'second'])
})
