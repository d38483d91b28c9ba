import { expect, test } from 'vitest'
import { answer } from '../testing.ts'

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
