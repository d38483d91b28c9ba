import { expect, test } from 'vitest'
import { istTime } from './ist-time.ts'

test.each([
  ['2026-12-01T06:00:00+05:30', '1 Dec 2026, 06:00 IST'],
  ['2026-03-04T10:00:00+05:30', '4 Mar 2026, 10:00 IST'],
  ['2026-02-28T19:05:00.000Z', '1 Mar 2026, 00:35 IST'],
])('%s reads %s', (sent, words) => {
  expect(istTime(sent)).toBe(words)
})

test.each(['', 'next week', '2026-13-01T06:00+05:30', '2026-12-01T06:00'])(
  '%j stays as it is',
  (sent) => {
    expect(istTime(sent)).toBe(sent)
  },
)
