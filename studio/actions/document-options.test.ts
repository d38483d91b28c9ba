import type { DocumentActionComponent, DocumentBadgeProps } from 'sanity'
import { expect, test } from 'vitest'
import { toDuplicate, isActionAllowed, placeholderBadge, adaptAction } from './document-options.ts'

test.each(['unpublish', 'unpublishVersion', 'duplicate', 'delete'])(
  'a singleton has no action %s, other documents have it',
  (action) => {
    expect(isActionAllowed('siteSettings', action)).toBe(false)
    expect(isActionAllowed('port', action)).toBe(true)
  },
)

test.each(['publish', 'schedule', 'discardChanges', 'restore', undefined])(
  'a singleton has the action %s',
  (action) => {
    expect(isActionAllowed('siteSettings', action)).toBe(true)
  },
)

test('a duplicate is ranked just below its original and has no slug', () => {
  const original = {
    _id: 'drafts.copy',
    _type: 'port',
    name: 'Kandla',
    slug: { _type: 'slug', current: 'kandla' },
    orderRank: '0|100018:',
  }
  const { orderRank, ...rest } = toDuplicate(original)
  expect(rest).toEqual({ _id: 'drafts.copy', _type: 'port', name: 'Kandla' })
  expect(orderRank).toMatch(/^0\|100018:\w+$/)
})

type Name = NonNullable<DocumentActionComponent['action']>

test.each<[Name, boolean]>([
  ['publish', true],
  ['restore', true],
  ['duplicate', true],
  ['delete', true],
  ['unpublish', true],
  ['discardChanges', false],
])(
  'an adapted action %s keeps its name and is the same function each time; it is wrapped: %j',
  (name, isWrapped) => {
    const original: DocumentActionComponent = Object.assign(() => null, { action: name })
    const action = adaptAction(original)
    expect(action !== original).toBe(isWrapped)
    expect(action.action).toBe(name)
    expect(adaptAction(original)).toBe(action)
  },
)

const fields = { _id: 'port-kandla', _type: 'port', _rev: '1', _createdAt: '', _updatedAt: '' }

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

const placeholder = { ...fields, isPlaceholder: true }

test.each<[Partial<DocumentBadgeProps>, string | undefined]>([
  [{ published: { ...placeholder, placeholderNote: 'Phones.' } }, 'Phones.'],
  [{ draft: placeholder }, 'No note yet on what is missing'],
  [{ published: placeholder, draft: { ...fields, isPlaceholder: false } }, undefined],
  [{}, undefined],
])('with the versions %j, the badge has the tooltip %s', (state, title) => {
  expect(badge(state)?.title).toBe(title)
})
