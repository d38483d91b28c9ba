import { expect, test } from 'vitest'
import { answer } from '../testing.ts'

const documents = [{ _id: 'a.b' }, { _id: 'a.b.c' }, { _id: 'd' }]

test.each([
  ['coalesce(null, false, 1)', false],
  ['coalesce(null)', null],
  ['coalesce()', null],
  ['count([1, null])', 2],
  ['count("abc")', null],
  ['count(*)', 3],
  ['defined(false)', true],
  ['defined(null)', false],
  ['defined(missing)', false],
  ['length("añ😀")', 3],
  ['length([1, 2])', 2],
  ['length({})', null],
  ['identity()', 'pLocalEditor'],
  ['user::attributes()', null],
  ['*[_id in path("a.*")]._id', ['a.b']],
  ['*[_id in path("a.**")]._id', ['a.b', 'a.b.c']],
  ['*[!(_id in path("a.**"))]._id', ['d']],
  ['"aXb" in path("a.b")', false],
  ['1 in path("a")', null],
  ['path(1)', null],
])('%s is %j', (query, expected) => {
  expect(answer(query, documents)).toEqual(expected)
})
