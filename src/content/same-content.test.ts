import { expect, test } from 'vitest'
import { contentText, textHash } from './same-content.ts'

const hashOf = (answer: unknown) => textHash(contentText(answer))
const answer = {
  asOf: '2026-03-01T00:00:00Z',
  publishedAt: '2026-03-01T18:00:00Z',
  port: { name: 'Mundra – Gujarat', draught: 17.5 },
}

test('an answer given later has the same hash, as far as the page shows', () => {
  const later = { asOf: '2026-11-21T09:30:00Z', publishedAt: '2026-03-01T18:29:59Z' }
  expect(hashOf({ ...answer, ...later })).toBe(hashOf(answer))
})

test.each([
  ['another year', { ...answer, asOf: '2027-01-01T00:00:00Z' }],
  ['another day of publication in India', { ...answer, publishedAt: '2026-03-01T18:30:00Z' }],
  ['one letter', { ...answer, port: { ...answer.port, name: 'Mundra — Gujarat' } }],
  ['one digit', { ...answer, port: { ...answer.port, draught: 17.4 } }],
  [
    'two letters that trade places',
    { ...answer, port: { ...answer.port, name: 'Mundar – Gujarat' } },
  ],
  ['nothing', null],
])('%s has another hash', (_, other) => {
  expect(hashOf(other)).not.toBe(hashOf(answer))
})

test('a time that is no time is a text like any other', () => {
  expect(hashOf({ ...answer, asOf: 7 })).not.toBe(hashOf(answer))
})
