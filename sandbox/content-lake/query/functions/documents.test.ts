import { expect, test } from 'vitest'
import { answer } from '../testing.ts'

const documents = [
  { _id: 'a', to: { _ref: 'c' } },
  { _id: 'b', list: [{ deep: { _ref: 'c', _weak: true } }, { _ref: 'a' }] },
  { _id: 'c' },
]

test.each([
  ['*[references("c")]._id', ['a', 'b']],
  ['*[references("a", "x")]._id', ['b']],
  ['*[references(["a", "c"])]._id', ['a', 'b']],
  ['*[references("x")]._id', []],
  ['*[references(1)]._id', []],
  ['*[references(*[_id == "a"]._id)]._id', ['b']],
  ['*[_id == "b"][0].list[references("a")]', [{ _ref: 'a' }]],
  ['*{_id, "by": *[references(^._id)]._id}[].by', [['b'], [], ['a', 'b']]],
  ['*{"n": documents::incomingRefCount()}.n', [1, 0, 2]],
  ['documents::incomingRefCount()', null],
  ['documents::get("dataset:p.d:a")._id', 'a'],
  ['documents::get("dataset:p.d:x")', null],
  ['documents::get("dataset:p.other:a")', null],
  ['documents::get(1)', null],
  ['*{"n": documents::incomingGlobalDocumentReferenceCount()}.n', [null, null, null]],
])('%s is %j', (query, expected) => {
  expect(answer(query, documents)).toEqual(expected)
})
