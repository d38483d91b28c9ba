import { expect, test } from 'vitest'
import { answer } from '../testing.ts'

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
