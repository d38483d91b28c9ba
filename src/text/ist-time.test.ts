import { expect, test } from 'vitest'
import { istClock, istMoment, istTime } from './ist-time.ts'

test.each([
  ['2026-12-01T06:00', '1 Dec 2026, 06:00 IST'],
  ['2026-03-01T23:45', '1 Mar 2026, 23:45 IST'],
  ['2026-03-01T14:30:15', '1 Mar 2026, 14:30 IST'],
  // Language data has it as "Sept" or "Sep".
  ['2026-09-09T00:00', '9 Sep 2026, 00:00 IST'],
])('%s is %s, wherever the visitor is', (local, words) => {
  expect(istTime(local)).toBe(words)
})

test.each(['', '2026-12-01', 'tomorrow', '20260-01-01T00:00'])('%j is no time', (local) => {
  expect(istTime(local)).toBeNull()
})

test('a moment reads as India’s date and time of day', () => {
  const moment = new Date('2026-11-30T20:10:00Z')
  expect(istMoment(moment)).toBe('1 Dec 2026, 01:40 IST')
  expect(istClock(moment)).toBe('01:40 IST')
})
