import { expect, test } from 'vitest'
import { answer } from '../testing.ts'

const documents = [
  { _id: 'a' },
  { _id: 'drafts.a' },
  { _id: 'versions.spring.a' },
  { _id: 'b' },
  { _id: '_.releases.spring', _type: 'system.release' },
]

test.each([
  ['sanity::projectId()', 'p'],
  ['sanity::dataset()', 'd'],
  ['*[sanity::versionOf("a")]._id', ['a', 'drafts.a', 'versions.spring.a']],
  ['*[sanity::versionOf("drafts.a")]._id', ['drafts.a']],
  ['*[sanity::partOfRelease("spring")]._id', ['versions.spring.a']],
  ['releases::all()[]._id', ['_.releases.spring']],
  ['sanity::versionOf("a")', null],
  ['*[_id == "a"][0]{"v": sanity::versionOf(1)}', { v: null }],
])('%s is %j', (query, expected) => {
  expect(answer(query, documents)).toEqual(expected)
})
