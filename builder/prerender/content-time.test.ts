import { expect, test } from 'vitest'
import { atContentTime, contentTime } from './content-time.ts'

const NOW = '2026-11-22T08:00:00.123Z'

test('is that of the newest document, whenever it is built', () => {
  const updated = ['2026-11-01T10:00:00.500Z', '2026-10-01T10:00:00.000Z']
  expect(contentTime(updated, '', NOW)).toBe('2026-11-01T10:00:00.500Z')
})

test('is not before the end of the second that a document was changed in', () => {
  expect(contentTime(['2026-11-01T10:00:00Z'], '', NOW)).toBe('2026-11-01T10:00:00.999Z')
})

test('is not before a document went, or an answer from before would bring it back', () => {
  const lostAt = '2026-11-02T09:00:00.000Z'
  expect(contentTime(['2026-11-01T10:00:00Z'], lostAt, NOW)).toBe(lostAt)
})

test('is in the present year, which pages show', () => {
  expect(contentTime(['2025-11-01T10:00:00Z'], '', NOW)).toBe('2026-01-01T00:00:00.000Z')
  expect(contentTime([], '', NOW)).toBe('2026-01-01T00:00:00.000Z')
})

test('replaces the time of an answer, and adds none', () => {
  expect(atContentTime({ asOf: NOW, page: 1 }, 'then')).toEqual({ asOf: 'then', page: 1 })
  expect(atContentTime({ page: 1 }, 'then')).toEqual({ page: 1 })
  expect(atContentTime(null, 'then')).toBeNull()
})
