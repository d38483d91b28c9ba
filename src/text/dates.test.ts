import { assert, date, property } from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  formatIstDate,
  startOfIstDay,
  formatIstTime,
  formatIstDateTime,
  formatIstInput,
} from './dates.ts'

test.each([
  ['2026-11-20T18:29:59Z', '20 November 2026'],
  ['2026-11-20T18:30:00Z', '21 November 2026'],
  ['2026-12-31T23:59:59Z', '1 January 2027'],
])('at %s the date in India is %s', (moment, expected) => {
  expect(formatIstDate(new Date(moment))).toBe(expected)
})

test('the start of a day has the same date as every moment of that day', () => {
  const moments = date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  assert(
    property(moments, (moment) => {
      const start = startOfIstDay(moment)
      expect(formatIstDate(start)).toBe(formatIstDate(moment))
      expect(formatIstDate(new Date(start.getTime() - 1))).not.toBe(formatIstDate(moment))
    }),
  )
})

test.each([
  ['2026-12-01T06:00', '1 Dec 2026, 06:00 IST'],
  ['2026-03-01T23:45', '1 Mar 2026, 23:45 IST'],
  ['2026-03-01T14:30:15', '1 Mar 2026, 14:30 IST'],
  // `Intl` gives "Sept" or "Sep", depending on its language data.
  ['2026-09-09T00:00', '9 Sep 2026, 00:00 IST'],
])('%s is %s, wherever the visitor is', (local, words) => {
  for (const zone of ['Asia/Kolkata', 'America/New_York']) {
    vi.stubEnv('TZ', zone)
    expect(formatIstInput(local)).toBe(words)
  }
})

test.each(['', '2026-12-01', 'tomorrow', '20260-01-01T00:00'])('rejects %j', (local) => {
  expect(formatIstInput(local)).toBeNull()
})

test('formats a moment as date and time in India', () => {
  const moment = new Date('2026-11-30T20:10:00Z')
  expect(formatIstDateTime(moment)).toBe('1 Dec 2026, 01:40 IST')
  expect(formatIstTime(moment)).toBe('01:40 IST')
})
