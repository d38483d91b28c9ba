import { expect, test } from 'vitest'
import { laddersOf, minutesIn } from './watch-bill.tsx'

test.each([
  ['After 45 minutes without a callback; after 2 hours without a pack', [45, 120]],
  ['Team not on site after 8 hours, or likely to be late', [480]],
  ['Late after 8–12 h', [720]],
  ['After 1 hour and 30 min', [60, 30]],
  ['At once: every call and pack, 24/7', []],
  ['After 12 hourly reports', []],
])('the times in “%s”', (words, minutes) => {
  expect(minutesIn(words)).toEqual(minutes)
})

test('the ladder that begins sooner comes first, under the first step; a step without a time stays with the one before it', () => {
  const steps = ['At once', 'after 8 hours', 'after 12 hours', 'after 45 minutes', null].map(
    (when) => ({ when, chain: null }),
  )
  expect(laddersOf(steps).map((ladder) => ladder.map(({ when }) => when))).toEqual([
    ['At once', 'after 45 minutes', null],
    ['after 8 hours', 'after 12 hours'],
  ])
  expect(laddersOf([])).toEqual([[]])
})

test('what is set going by something else is another ladder, though its time is longer', () => {
  const steps = [
    { when: 'At once', chain: 'Every call' },
    { when: 'after 45 minutes', chain: 'No callback' },
    { when: 'after 8 hours', chain: 'Team not on site' },
    { when: 'after 12 hours', chain: null },
  ]
  expect(laddersOf(steps).map((ladder) => ladder.length)).toEqual([2, 2])
})
