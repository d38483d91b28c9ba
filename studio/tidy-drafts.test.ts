import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { OLDER_DRAFTS, redundantDrafts } from './tidy-drafts.tsx'

const PUBLISHED = {
  _id: 'port-kandla',
  _type: 'port',
  _rev: 'r2',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-03T00:00:00Z',
  name: 'Kandla',
  emergencyContacts: [{ _key: 'a', role: 'Pilots' }],
}

const DRAFT = {
  ...PUBLISHED,
  _id: 'drafts.port-kandla',
  _rev: 'r1',
  _updatedAt: '2026-01-02T00:00:00Z',
}

/** Returns the drafts to remove from a lake with these documents. */
async function draftsToRemove(...dataset: object[]) {
  const answer = await evaluate(parse(OLDER_DRAFTS.fetch), { dataset })
  return redundantDrafts(await answer.get())
}

test('finds drafts that equal the published document, whatever the order of top-level fields', async () => {
  const { name, ...others } = DRAFT
  expect(await draftsToRemove(DRAFT, PUBLISHED)).toEqual([DRAFT])
  expect(await draftsToRemove(PUBLISHED, { ...others, name })).toHaveLength(1)
})

test.each([
  ['differs', { ...DRAFT, name: 'Kandla port' }],
  ['differs in a nested field', { ...DRAFT, emergencyContacts: [] }],
  ['is newer', { ...DRAFT, _updatedAt: '2026-01-04T00:00:00Z' }],
  ['belongs to another document', { ...DRAFT, _id: 'drafts.port-mundra' }],
])('keeps a draft that %s', async (_, draft) => {
  expect(await draftsToRemove(draft, PUBLISHED)).toEqual([])
})
