import { expect, test } from 'vitest'
import { isSameAnswer } from './same-answer.ts'

const earlier = { asOf: '2026-03-01T00:00:00Z', port: { name: 'Mundra', contacts: ['VTMS'] } }

test('answers that differ in their time only are the same', () => {
  const later = { ...structuredClone(earlier), asOf: '2026-11-21T09:30:00Z' }
  expect(isSameAnswer(later, earlier)).toBe(true)
})

test('the day of publication is compared in Indian time', () => {
  const document = { ...earlier, publishedAt: '2026-03-01T18:00:00Z' }
  const sameDay = { ...document, publishedAt: '2026-03-01T18:29:59Z' }
  const nextDay = { ...document, publishedAt: '2026-03-01T18:30:00Z' }
  expect(isSameAnswer(sameDay, document)).toBe(true)
  expect(isSameAnswer(nextDay, document)).toBe(false)
})

test.each([
  ['another word', { ...earlier, port: { name: 'Mundra', contacts: ['Control'] } }],
  ['a field that is gone', { ...earlier, port: { name: 'Mundra' } }],
  ['another order', { ...earlier, port: { contacts: ['VTMS'], name: 'Mundra' } }],
  ['no port', { ...earlier, port: null }],
  ['another year, which pages show', { ...earlier, asOf: '2027-01-01T00:00:00Z' }],
])('%s makes another answer', (_, later) => {
  expect(isSameAnswer(later, earlier)).toBe(false)
})

test('an answer is not the same as none', () => {
  expect(isSameAnswer(earlier, null)).toBe(false)
})
