import { expect, test } from 'vitest'
import { placeOfText } from './place-of-text.ts'

const answer = {
  asOf: '2026-11-20T18:30:00.000Z',
  settings: { distressNote: 'Call first.' },
  document: { title: 'Pack', lead: 'A lead of some words.' },
  ports: [
    { _id: 'port-mumbai', name: 'Mumbai', nuances: ['Short.'] },
    { _id: 'port-kandla', name: 'Kandla', nuances: ['Short.', 'Tides run to six metres here.'] },
  ],
}

test('finds a text', () => {
  expect(placeOfText(answer, 'Short.', 'Compliance pack')?.document).toBe('Mumbai')
  const tides = placeOfText(answer, 'Tides run to six metres here.', 'Compliance pack')
  expect(tides).toEqual({ document: 'Kandla', field: 'nuances (2)' })
  const lead = placeOfText(answer, 'A lead of some words.', 'Compliance pack')
  expect(lead).toEqual({ document: 'Compliance pack', field: 'lead' })
  const note = placeOfText(answer, 'Call first.', 'Compliance pack')
  expect(note).toEqual({ document: 'Site settings', field: 'distressNote' })
  expect(placeOfText(answer, 'elsewhere', 'Compliance pack')).toBeNull()
})
