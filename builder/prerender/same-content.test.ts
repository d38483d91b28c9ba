import { expect, test } from 'vitest'
import { hasSameContent } from './same-content.ts'

const earlier = { asOf: '2026-03-01T00:00:00Z', port: { name: 'Mundra', contacts: ['VTMS'] } }

test('an answer given later in the year has the same content', () => {
  const later = { ...structuredClone(earlier), asOf: '2026-11-21T09:30:00Z' }
  expect(hasSameContent(later, earlier)).toBe(true)
})

test('the time of publication counts by its day in India', () => {
  const document = { ...earlier, publishedAt: '2026-03-01T18:00:00Z' }
  const sameDay = { ...document, publishedAt: '2026-03-01T18:29:59Z' }
  const nextDay = { ...document, publishedAt: '2026-03-01T18:30:00Z' }
  expect(hasSameContent(sameDay, document)).toBe(true)
  expect(hasSameContent(nextDay, document)).toBe(false)
})

test.each([
  ['another word', { ...earlier, port: { name: 'Mundra', contacts: ['Control'] } }],
  ['a missing field', { ...earlier, port: { name: 'Mundra' } }],
  ['another order', { ...earlier, port: { contacts: ['VTMS'], name: 'Mundra' } }],
  ['no port', { ...earlier, port: null }],
  ['another year, which pages show', { ...earlier, asOf: '2027-01-01T00:00:00Z' }],
])('%s is other content', (_, later) => {
  expect(hasSameContent(later, earlier)).toBe(false)
})
