import { expect, test } from 'vitest'
import { steadyAnswer } from './steady-answer.ts'

const earlier = { asOf: '2026-03-01T00:00:00Z', port: { name: 'Mundra', contacts: ['VTMS'] } }

test('what says the same counts as the answer before', () => {
  const later = { ...structuredClone(earlier), asOf: '2026-11-21T09:30:00Z' }
  expect(steadyAnswer(later, earlier)).toBe(earlier)
})

test('a document counts as published on a day in India', () => {
  const document = { ...earlier, publishedAt: '2026-03-01T18:00:00Z' }
  const sameDay = { ...document, publishedAt: '2026-03-01T18:29:59Z' }
  const nextDay = { ...document, publishedAt: '2026-03-01T18:30:00Z' }
  expect(steadyAnswer(sameDay, document)).toBe(document)
  expect(steadyAnswer(nextDay, document)).toBe(nextDay)
})

test.each([
  ['another word', { ...earlier, port: { name: 'Mundra', contacts: ['Control'] } }],
  ['a field that is gone', { ...earlier, port: { name: 'Mundra' } }],
  ['another order', { ...earlier, port: { contacts: ['VTMS'], name: 'Mundra' } }],
  ['no port', { ...earlier, port: null }],
  ['another year, which pages show', { ...earlier, asOf: '2027-01-01T00:00:00Z' }],
])('%s is an answer of its own', (_, later) => {
  expect(steadyAnswer(later, earlier)).toBe(later)
})

test('the first answer has none before it', () => {
  expect(steadyAnswer(earlier, null)).toBe(earlier)
})
