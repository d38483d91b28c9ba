import { expect, test } from 'vitest'
import { culpritOf, placeOfText } from './culprit.ts'

const answer = {
  asOf: '2026-11-20T18:30:00.000Z',
  settings: { distressNote: 'Call first.' },
  document: { title: 'Pack', lead: 'A lead of some words.' },
  ports: [
    { _id: 'port-mumbai', name: 'Mumbai', nuances: ['Short.'] },
    { _id: 'port-kandla', name: 'Kandla', nuances: ['Short.', 'Tides run to six metres here.'] },
  ],
}

test('names the longest text of all when nothing else is known', () => {
  expect(culpritOf(answer, null, 'Compliance pack')).toEqual({
    document: 'Kandla',
    field: 'nuances (2)',
  })
})

test('names what is new since the last good one, however short', () => {
  const before = { ...answer, document: { title: 'Pack', lead: 'Before.' } }
  expect(culpritOf(answer, before, 'Compliance pack')).toEqual({
    document: 'Compliance pack',
    field: 'lead',
  })
  const otherSettings = { ...answer, settings: { distressNote: 'x' } }
  expect(culpritOf(answer, otherSettings, 'Compliance pack')).toEqual({
    document: 'Site settings',
    field: 'distressNote',
  })
})

test('an answer without text has no culprit', () => {
  expect(culpritOf({ asOf: 'now', page: null }, null, 'Home')).toBeNull()
})

test('finds a text', () => {
  expect(placeOfText(answer, 'Short.', 'Compliance pack')?.document).toBe('Mumbai')
  expect(placeOfText(answer, 'elsewhere', 'Compliance pack')).toBeNull()
})
