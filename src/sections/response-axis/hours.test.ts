import { expect, test } from 'vitest'
import { hoursIn } from './hours.ts'

test.each([
  ['6–8 hours to site', { from: 6, to: 8 }],
  ['24-48 hours to mobilise', { from: 24, to: 48 }],
  ['Under 2 hours from validated submission', { from: 0, to: 2 }],
  ['Up to 24 hours', { from: 0, to: 24 }],
  ['45 minutes or less, 24/7', { from: 0, to: 0.75 }],
  ['2–6 h', { from: 2, to: 6 }],
])('finds the time span in %s', (words, hours) => {
  expect(hoursIn(words)).toEqual(hours)
})

test.each(['at once', '24/7', '8–6 hours', '0 hours'])('finds no time span in %s', (words) => {
  expect(hoursIn(words)).toBeNull()
})
