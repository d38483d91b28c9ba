import { expect, test } from 'vitest'
import { publishedDrafts } from './tidy-drafts.tsx'

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

test('a draft that a release has published is one, in whatever order its fields are', () => {
  const { name, ...others } = DRAFT
  expect(publishedDrafts([DRAFT, PUBLISHED])).toEqual([DRAFT])
  expect(publishedDrafts([PUBLISHED, { ...others, name }])).toHaveLength(1)
})

test.each([
  ['says something else', { ...DRAFT, name: 'Kandla port' }],
  ['says something else within', { ...DRAFT, emergencyContacts: [] }],
  ['was typed afterwards', { ...DRAFT, _updatedAt: '2026-01-04T00:00:00Z' }],
  ['is of another document', { ...DRAFT, _id: 'drafts.port-mundra' }],
])('a draft that %s is left', (_, draft) => {
  expect(publishedDrafts([draft, PUBLISHED])).toEqual([])
})
