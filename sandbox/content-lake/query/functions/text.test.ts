import { expect, test } from 'vitest'
import { answer } from '../testing.ts'

const documents = [
  { _id: 'one', title: 'Salvage of wrecks', body: [{ children: [{ text: 'Deep sea towage' }] }] },
  { _id: 'two', title: 'Harbour towing', tags: ['sea', 'deep'] },
  { _id: 'three', title: 'Insurance', amount: 3, _hidden: 'towage' },
]

const found = (text: string) =>
  answer('*[[@, _id] match text::query($text)]._id', documents, { text })

test.each([
  ['towage', ['one']],
  ['TOW*', ['one', 'two']],
  ['tow', []],
  ['deep sea', ['one', 'two']],
  ['"deep sea"', ['one']],
  ['"sea deep"', ['two']],
  ['sea -harbour', ['one']],
  ['-sea', ['three']],
  ['-"deep sea" sea', ['two']],
  ['three', ['three']],
  ['*', ['one', 'two', 'three']],
  ['insurance,', ['three']],
  ['', []],
  ['""', []],
  ['"unclosed sea', []],
])('%j finds %j', (text, ids) => {
  expect(found(text)).toEqual(ids)
})

test('a search of no text finds nothing', () => {
  expect(answer('*[@ match text::query(null)]._id', documents)).toEqual([])
})

test('a search scores only when all of it is found', () => {
  const query =
    '* | score(boost(title match text::query("tow*"), 5), @ match text::query("sea deep"))'
  expect(answer(`${query}{_id, _score}`, documents)).toEqual([
    { _id: 'two', _score: 8 },
    { _id: 'one', _score: 2 },
    { _id: 'three', _score: 0 },
  ])
})
