import { expect, test } from 'vitest'
import { laddersOf, minutesIn, piecesOf, timeOf, watchMarks } from './watch-times.ts'

test.each([
  ['After 45 minutes without a callback; after 2 hours without a pack', [45, 120]],
  ['Team not on site after 8 hours, or its time at risk', [480]],
  ['Late after 8–12 h', [720]],
  ['After 1 hour and 30 min', [60, 30]],
  ['At once: every call and pack, 24/7', []],
  ['After 12 hourly reports', []],
])('the times in “%s”', (words, minutes) => {
  expect(minutesIn(words)).toEqual(minutes)
})

test('invisible characters of the preview are no part of a time', () => {
  expect(minutesIn('after 8\u200B hours')).toEqual([480])
})

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [90, '90 min'],
  [120, '2 h'],
])('%d minutes read %s', (minutes, words) => {
  expect(timeOf(minutes)).toBe(words)
})

test('marks are in the order of their times, each with the number of its level', () => {
  const steps = [
    { level: 'Level 1', when: 'At once' },
    { level: 'Level 2', when: 'after 8 hours' },
    { level: 'Level 3', when: 'after 45 minutes; after 2 hours' },
    { level: null, when: 'after 36 hours' },
    { level: 'Last', when: null },
  ]
  expect(watchMarks(steps)).toEqual([
    { minutes: 45, level: '3' },
    { minutes: 120, level: '3' },
    { minutes: 480, level: '2' },
  ])
})

test('a text in pieces reads as before', () => {
  const words = 'After 45 minutes without a callback; after 2 hours without a pack'
  const pieces = piecesOf(words)
  expect(pieces.map(({ text }) => text).join('')).toBe(words)
  expect(pieces.filter(({ isTime }) => isTime).map(({ text }) => text)).toEqual([
    '45 minutes',
    '2 hours',
  ])
})

test('a ladder ends where a shorter time begins another one; a step without a time stays on it', () => {
  const steps = ['At once', 'after 8 hours', 'after 12 hours', 'after 45 minutes', null].map(
    (when) => ({ when }),
  )
  const ladders = laddersOf(steps)
  expect(ladders.map((ladder) => ladder.map(({ when }) => when))).toEqual([
    ['after 8 hours', 'after 12 hours'],
    ['after 45 minutes', null],
  ])
  expect(laddersOf(steps.slice(0, 1))).toEqual([])
})
