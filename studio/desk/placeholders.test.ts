import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import {
  countByOwner,
  groupBySection,
  ownerNamed,
  PLACEHOLDERS,
  readPlaceholders,
} from './placeholders.ts'

const placeholders = readPlaceholders([
  { _id: 'a', _type: 'port', placeholderNote: 'Phones', placeholderOwner: ' Port desk ' },
  { _id: 'b', _type: 'faq', placeholderNote: 'Wording' },
  { _id: 'c', _type: 'port', placeholderNote: 'Berths', placeholderOwner: 'port desk' },
  { _id: 'd', _type: 'faq', placeholderOwner: 'Counsel' },
])

const idsOf = (owner: string | null) =>
  groupBySection(placeholders, owner).flatMap(({ documents }) => documents.map(({ id }) => id))

test('counts documents by owner, ignoring case; documents without an owner are last', () => {
  expect(countByOwner(placeholders)).toEqual([
    { name: 'Counsel', count: 1 },
    { name: 'Port desk', count: 2 },
    { name: '', count: 1 },
  ])
})

test.each([
  [null, ['a', 'c', 'b', 'd']],
  ['Port desk', ['a', 'c']],
  ['', ['b']],
])('filters by the owner %j', (owner, ids) => {
  expect(idsOf(owner)).toEqual(ids)
})

test('an owner who has no documents any more is not found; the case of the name does not matter', () => {
  const owners = countByOwner(placeholders)
  expect(ownerNamed('Tug crew', owners)).toBeNull()
  expect(ownerNamed('port DESK', owners)).toBe('Port desk')
  expect(ownerNamed('', owners)).toBe('')
})

test('finds documents with placeholder data, sorted by orderRank', async () => {
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
