import { expect, test } from 'vitest'
import { ago } from './changes.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

test.each([
  ['2026-11-22T11:59:30Z', 'just now'],
  ['2026-11-22T11:55:00Z', '5 minutes ago'],
  ['2026-11-22T09:00:00Z', '3 hours ago'],
  ['2026-11-21T09:00:00Z', 'yesterday'],
  ['2026-11-12T09:00:00Z', '10 days ago'],
  ['', ''],
])('%j was %j', (time, words) => {
  expect(ago(time, now)).toBe(words)
})
