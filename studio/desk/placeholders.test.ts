import { expect, test } from 'vitest'
import { narrow, ownersOf, readPlaceholders } from './placeholders.ts'

const placeholders = readPlaceholders([
  { _id: 'a', _type: 'port', placeholderNote: 'Phones', placeholderOwner: ' Port desk ' },
  { _id: 'b', _type: 'faq', placeholderNote: 'Wording' },
  { _id: 'c', _type: 'port', placeholderNote: 'Berths', placeholderOwner: 'port desk' },
  { _id: 'd', _type: 'faq', placeholderOwner: 'Counsel' },
])

const titleOf = (type: string) => (type === 'port' ? 'Ports' : 'FAQs')
const idsOf = (filter: Parameters<typeof narrow>[1]) =>
  narrow(placeholders, filter, titleOf).map(({ id }) => id)

test('owners are counted, in whatever case they are written, nobody last', () => {
  expect(ownersOf(placeholders)).toEqual([
    { name: 'Counsel', count: 1 },
    { name: 'Port desk', count: 2 },
    { name: '', count: 1 },
  ])
})

test('the list is narrowed to an owner, to nobody’s, and by words', () => {
  expect(idsOf({ owner: null, words: '' })).toEqual(['a', 'b', 'c', 'd'])
  expect(idsOf({ owner: 'Port desk', words: '' })).toEqual(['a', 'c'])
  expect(idsOf({ owner: '', words: '' })).toEqual(['b'])
  expect(idsOf({ owner: null, words: 'ports ber' })).toEqual(['c'])
  expect(idsOf({ owner: 'Counsel', words: 'phones' })).toEqual([])
})
