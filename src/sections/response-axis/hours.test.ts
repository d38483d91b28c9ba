import { expect, test } from 'vitest'
import { hoursIn, shortSpan } from './hours.ts'

test.each([
  ['6–8 hours to site', { from: 6, to: 8 }],
  ['24-48 hours to mobilise', { from: 24, to: 48 }],
  ['Under 2 hours from validated submission', { from: 0, to: 2 }],
  ['Up to 24 hours', { from: 0, to: 24 }],
  ['45 minutes or less, 24/7', { from: 0, to: 0.75 }],
  ['2–6 h', { from: 2, to: 6 }],
  ['6 to 8 hours', { from: 6, to: 8 }],
  ['30 min to 45 minutes', { from: 0.5, to: 0.75 }],
  ['6h–8h', { from: 6, to: 8 }],
  ['3 helicopters, 6 hrs', { from: 0, to: 6 }],
])('finds the time span in %s', (words, hours) => {
  expect(hoursIn(words)).toEqual(hours)
})

test.each(['at once', '24/7', '24/7 hotline', '30 minutes to 2 hours', '8–6 hours', '0 hours'])(
  'finds no time span in %s',
  (words) => {
    expect(hoursIn(words)).toBeNull()
  },
)

test.each([
  ['6–8 hours', '6–8 h'],
  ['90 minutes', '1.5 h'],
  ['10–20 minutes', '10–20 min'],
  ['45–90 minutes', '45–90 min'],
  ['100 minutes', '100 min'],
])('shortens %s to %s', (words, short) => {
  const hours = hoursIn(words)
  expect(hours && shortSpan(hours)).toBe(short)
})
