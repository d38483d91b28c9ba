import { expect, test } from 'vitest'
import { answer } from '../testing.ts'

const paths = [{ _id: 'a.b' }, { _id: 'a.b.c' }, { _id: 'd' }]

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
  expect(answer(query, paths)).toEqual(expected)
})

test.each([
  ['math::min([3, 1, 2])', 1],
  ['math::max([3, null, 4])', 4],
  ['math::sum([1, 2, null])', 3],
  ['math::avg([1, 2, null])', 1.5],
  ['math::min([])', null],
  ['math::max([null])', null],
  ['math::sum([])', 0],
  ['math::avg([])', null],
  ['math::sum([1, "2"])', null],
  ['math::min(1)', null],
  ['round(2.5)', 3],
  ['round(-2.5)', -3],
  ['round(-0.4)', 0],
  ['round(3.14159, 2)', 3.14],
  ['round(3.14159, 0)', 3],
  ['round(3.14, 200)', 3.14],
  ['round(3.14, null)', null],
  ['round(3.14, 1.5)', null],
  ['round(3.14, -1)', null],
  ['round("3")', null],
])('%s is %j', (query, expected) => {
  expect(answer(query)).toEqual(expected)
})

test('min and max accept thousands of numbers', () => {
  const documents = Array.from({ length: 5000 }, (_, n) => ({ _id: `d${n}`, n }))
  expect(answer('[math::min(*[].n), math::max(*[].n)]', documents)).toEqual([0, 4999])
})

test.each([
  ['array::compact([1, null, false, null])', [1, false]],
  ['array::compact(1)', null],
  ['array::join(["a", 1, true], "-")', 'a-1-true'],
  ['array::join([], "-")', ''],
  ['array::join(["a", null], "-")', null],
  ['array::join(["a", {}], "-")', null],
  ['array::join(["a"], 1)', null],
  ['array::unique([1, "1", 1, true, true, null, null])', [1, '1', true, null]],
  ['array::unique([[1], [1], {"a": 1}, {"a": 1}])', [[1], [1], { a: 1 }, { a: 1 }]],
  [
    'array::unique([dateTime("2026-01-01T00:00:00Z"), dateTime("2026-01-01T01:00:00+01:00")])',
    ['2026-01-01T00:00:00Z'],
  ],
  ['array::unique("a")', null],
  ['array::intersects([1, 2], [2, 3])', true],
  ['array::intersects([1, 2], [3])', false],
  ['array::intersects([[1]], [[1]])', false],
  ['array::intersects([1], 1)', null],
])('%s is %j', (query, expected) => {
  expect(answer(query)).toEqual(expected)
})

test.each([
  ['lower("ÆØÅ")', 'æøå'],
  ['upper("ß")', 'SS'],
  ['string::lower("A")', 'a'],
  ['string::upper("a")', 'A'],
  ['upper(1)', null],
  ['string(1.5)', '1.5'],
  ['string(true)', 'true'],
  ['string("a")', 'a'],
  ['string(dateTime("2026-01-01T00:00:00.5Z"))', '2026-01-01T00:00:00.500Z'],
  ['string(null)', null],
  ['string([1])', null],
  ['string::split("a,b", ",")', ['a', 'b']],
  ['string::split("", ",")', []],
  ['string::split("añ", "")', ['a', 'ñ']],
  ['string::split(1, ",")', null],
  ['string::startsWith("abc", "ab")', true],
  ['string::startsWith("abc", "b")', false],
  ['string::startsWith("abc", "")', true],
  ['string::startsWith(null, "a")', null],
])('%s is %j', (query, expected) => {
  expect(answer(query)).toEqual(expected)
})

test.each([
  ['dateTime("2026-01-02T03:04:05Z")', '2026-01-02T03:04:05Z'],
  ['dateTime("2026-01-02T03:04:05.678+01:00")', '2026-01-02T02:04:05.678Z'],
  ['dateTime(dateTime("2026-01-02T03:04:05Z"))', '2026-01-02T03:04:05Z'],
  ['dateTime("2026-01-02")', null],
  ['dateTime("2026-13-02T03:04:05Z")', null],
  ['dateTime(1)', null],
  ['dateTime("2026-01-02T00:00:00Z") - dateTime("2026-01-01T00:00:00Z")', 86_400],
  ['dateTime("2026-01-02T00:00:00Z") + 60', '2026-01-02T00:01:00Z'],
  ['60 + dateTime("2026-01-02T00:00:00Z")', '2026-01-02T00:01:00Z'],
  ['dateTime("2026-01-02T00:00:00Z") - 60', '2026-01-01T23:59:00Z'],
  ['dateTime("2026-01-02T01:00:00+01:00") == dateTime("2026-01-02T00:00:00Z")', true],
  ['dateTime("2026-01-02T00:00:00Z") < dateTime("2026-01-02T00:00:01Z")', true],
  ['dateTime("2026-01-02T00:00:00Z") == "2026-01-02T00:00:00Z"', false],
  ['dateTime("2026-01-02T00:00:00Z") < "2026"', null],
])('%s is %j', (query, expected) => {
  expect(answer(query)).toEqual(expected)
})

test('now() is the same throughout a query', () => {
  const documents = Array.from({ length: 2000 }, (_, index) => ({ _id: `d${index}` }))
  const times = answer(
    'array::unique(*[]{"at": now()}.at + [string(dateTime::now()), now()])',
    documents,
  )
  expect(times).toHaveLength(1)
  expect(Date.parse(String(times))).toBeGreaterThan(Date.now() - 60_000)
})
