import { expect, test } from 'vitest'
import { answer } from '../../tests/answer.ts'

const span = (text: unknown) => ({ _type: 'span', text })
const block = (...children: unknown[]) => ({ _type: 'block', children })

test.each([
  [block(span('a'), span('b')), 'ab'],
  [[block(span('a')), block(span('b'))], 'a\n\nb'],
  [[block(span('a')), { _type: 'image' }, block(span('b'))], 'a\n\nb'],
  [[block(span('a'), { _type: 'other', text: 'no' }, span(1))], 'a'],
  [[[block(span('a'))], block(span('b'))], 'a\n\nb'],
  [[block()], ''],
  [null, null],
])('the text of %j is %j', (value, expected) => {
  expect(answer('pt::text($value)', [], { value })).toBe(expected)
})

const texts = [
  { _id: 'one', title: 'Salvage of wrecks', body: [{ children: [{ text: 'Deep sea towage' }] }] },
  { _id: 'two', title: 'Harbour towing', tags: ['sea', 'deep'] },
  { _id: 'three', title: 'Insurance', amount: 3, _hidden: 'towage' },
]

const search = (text: string) => answer('*[[@, _id] match text::query($text)]._id', texts, { text })

test.each([
  ['towage', ['one']],
  ['TOW*', ['one', 'two']],
  ['deep sea', ['one', 'two']],
  ['"deep sea"', ['one']],
  ['"sea deep"', ['two']],
  ['sea -harbour', ['one']],
  ['-sea', ['three']],
  ['three', ['three']],
  ['*', ['one', 'two', 'three']],
  ['', []],
  ['"unclosed sea', []],
])('the search %j finds %j', (text, ids) => {
  expect(search(text)).toEqual(ids)
})

test('a search adds to the score only if all its terms match', () => {
  const query =
    '* | score(boost(title match text::query("tow*"), 5), @ match text::query("sea towage"))'
  expect(answer(`${query}{_id, _score}`, texts)).toEqual([
    { _id: 'two', _score: 6 },
    { _id: 'one', _score: 2 },
    { _id: 'three', _score: 0 },
  ])
})
