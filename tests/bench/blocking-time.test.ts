import { expect, test } from 'vitest'
import { blockingTime } from './blocking-time.ts'

test.each([
  ['what exceeds 50 ms counts', [{ startTime: 500, duration: 80 }], 30],
  ['a task before the first paint does not', [{ startTime: 100, duration: 200 }], 0],
  ['of one in which it falls, its share does', [{ startTime: 350, duration: 100 }], 25],
  ['all are added', [500, 700].map((startTime) => ({ startTime, duration: 60 })), 20],
])('%s', (_, tasks, milliseconds) => {
  expect(blockingTime(tasks, 400)).toBeCloseTo(milliseconds)
})
