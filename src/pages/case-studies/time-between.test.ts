import { expect, test } from 'vitest'
import { timeBetween } from './time-between.ts'

test.each([
  ['00:11', '07:00', '6 h 49 min'],
  ['00:00', '00:48', '48 min'],
  ['07:00', '16:00', '9 h'],
  ['07:00\u200B', '16:00\u200B', '9 h'],
  ['16:00', 'Day 3', null],
  ['Dusk', 'Day 2', null],
  ['07:00', '07:00', null],
  ['16:00', '07:00', null],
])('from %s to %s: %s', (one, other, between) => {
  expect(timeBetween(one, other)).toBe(between)
})
