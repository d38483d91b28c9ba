import type { DocumentBadgeProps } from 'sanity'
import { expect, test } from 'vitest'
import { placeholderBadge } from './placeholder-badge.ts'

function document(fields: object) {
  return {
    _id: 'port-kandla',
    _type: 'port',
    _rev: '1',
    _createdAt: '',
    _updatedAt: '',
    ...fields,
  }
}

function badge(state: Partial<DocumentBadgeProps>) {
  return placeholderBadge({
    id: 'port-kandla',
    type: 'port',
    transactionSyncLock: null,
    draft: null,
    published: null,
    version: null,
    liveEdit: false,
    liveEditSchemaType: false,
    ready: true,
    release: undefined,
    scopeId: undefined,
    ...state,
  })
}

test('a document that holds placeholder data is marked, with what is missing', () => {
  const published = document({ isPlaceholder: true, placeholderNote: 'Phones.' })
  expect(badge({ published })).toMatchObject({ label: 'Placeholder', title: 'Phones.' })
})

test('the draft counts, not what is published', () => {
  const published = document({ isPlaceholder: true })
  expect(badge({ published, draft: document({ isPlaceholder: false }) })).toBeNull()
  expect(badge({ draft: document({ isPlaceholder: true }) })).toMatchObject({
    title: 'Nobody has said what is missing',
  })
})

test('a checked document, and one that is not there yet, carry no mark', () => {
  expect(badge({ published: document({}) })).toBeNull()
  expect(badge({})).toBeNull()
})
