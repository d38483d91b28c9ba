import { expect, test } from 'vitest'
import { contentTime, hasSameContent } from './content-time.ts'

const NOW = '2026-11-22T08:00:00.123Z'

test('uses the time of the newest document', () => {
  const updated = ['2026-11-01T10:00:00.500Z', '2026-10-01T10:00:00.000Z']
  expect(contentTime(updated, '', NOW)).toBe('2026-11-01T10:00:00.500Z')
})

test('uses the end of the second if milliseconds are missing', () => {
  expect(contentTime(['2026-11-01T10:00:00Z'], '', NOW)).toBe('2026-11-01T10:00:00.999Z')
})

test('is never earlier than the last removal of a document, so that no older answer shows the document again', () => {
  const lostAt = '2026-11-02T09:00:00.000Z'
  expect(contentTime(['2026-11-01T10:00:00Z'], lostAt, NOW)).toBe(lostAt)
})

test('is never earlier than the current year, because pages show the year', () => {
  expect(contentTime(['2025-11-01T10:00:00Z'], '', NOW)).toBe('2026-01-01T00:00:00.000Z')
  expect(contentTime([], '', NOW)).toBe('2026-01-01T00:00:00.000Z')
})

const earlier = { asOf: '2026-03-01T00:00:00Z', port: { name: 'Mundra', contacts: ['VTMS'] } }

test('a later time in the same year does not change the content', () => {
  const later = { ...structuredClone(earlier), asOf: '2026-11-21T09:30:00Z' }
  expect(hasSameContent(later, earlier)).toBe(true)
})

test('compares publication times by their day in India', () => {
  const document = { ...earlier, publishedAt: '2026-03-01T18:00:00Z' }
  const sameDay = { ...document, publishedAt: '2026-03-01T18:29:59Z' }
  const nextDay = { ...document, publishedAt: '2026-03-01T18:30:00Z' }
  expect(hasSameContent(sameDay, document)).toBe(true)
  expect(hasSameContent(nextDay, document)).toBe(false)
})

test.each([
  ['a changed text', { ...earlier, port: { name: 'Mundra', contacts: ['Control'] } }],
  ['a missing field', { ...earlier, port: { name: 'Mundra' } }],
  ['another order', { ...earlier, port: { contacts: ['VTMS'], name: 'Mundra' } }],
  ['a port that is null', { ...earlier, port: null }],
  ['another year (pages show the year)', { ...earlier, asOf: '2027-01-01T00:00:00Z' }],
])('%s changes the content', (_, later) => {
  expect(hasSameContent(later, earlier)).toBe(false)
})
