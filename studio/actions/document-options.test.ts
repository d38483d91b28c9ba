import type { DocumentActionComponent, DocumentBadgeProps } from 'sanity'
import { describe, expect, test } from 'vitest'
import { asCopy, orderedActions, placeholderBadge, withOurActions } from './document-options.ts'

const studioOrder = [
  'unpublish',
  'publish',
  'restore',
  'duplicate',
  'discardChanges',
  'delete',
  undefined,
].map((action) => ({ action }))

const namesOf = (actions: typeof studioOrder) => actions.map(({ action }) => action)

describe('orderedActions', () => {
  test('puts Publish first while a document is edited, and what removes it near the end', () => {
    const actions = orderedActions(studioOrder, { isSingleton: false, isPublishedShown: false })
    expect(namesOf(actions)).toEqual([
      'publish',
      'discardChanges',
      'duplicate',
      'unpublish',
      'delete',
      'restore',
      undefined,
    ])
  })

  test('puts Unpublish first where the published version is looked at', () => {
    const actions = orderedActions(studioOrder, { isSingleton: false, isPublishedShown: true })
    expect(namesOf(actions)[0]).toBe('unpublish')
    expect(actions).toHaveLength(studioOrder.length)
  })

  test.each([true, false])(
    'never removes or copies a singleton (published shown: %j)',
    (isPublishedShown) => {
      const versioned = ['unpublishVersion', 'discardVersion', 'schedule']
      const actions = orderedActions([...studioOrder, ...versioned.map((action) => ({ action }))], {
        isSingleton: true,
        isPublishedShown,
      })
      expect(new Set(namesOf(actions))).toEqual(
        new Set(['publish', 'discardChanges', 'restore', 'discardVersion', 'schedule', undefined]),
      )
    },
  )
})

test('a copy is ranked just below its original and leaves the address to it', () => {
  const original = {
    _id: 'drafts.copy',
    _type: 'port',
    name: 'Kandla',
    slug: { _type: 'slug', current: 'kandla' },
    orderRank: '0|100018:',
  }
  const { orderRank, ...rest } = asCopy(original)
  expect(rest).toEqual({ _id: 'drafts.copy', _type: 'port', name: 'Kandla' })
  expect(orderRank).toMatch(/^0\|100018:\w+$/)
})

test('a copy of a document without a rank has none', () => {
  const year = { _id: 'drafts.copy', _type: 'timelineEntry', year: 2013 }
  expect(asCopy(year)).toEqual(year)
})

type Name = NonNullable<DocumentActionComponent['action']>

test.each<[Name, boolean]>([
  ['publish', true],
  ['restore', true],
  ['duplicate', true],
  ['delete', true],
  ['unpublish', true],
  ['discardChanges', false],
])('%s keeps its name, is the same action each time, and is wrapped: %j', (name, isWrapped) => {
  const original: DocumentActionComponent = Object.assign(() => null, { action: name })
  const action = withOurActions(original)
  expect(action !== original).toBe(isWrapped)
  expect(action.action).toBe(name)
  expect(withOurActions(original)).toBe(action)
})

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

test('a document that holds placeholder data is marked, with what is missing', () => {
  const published = { ...fields, isPlaceholder: true, placeholderNote: 'Phones.' }
  expect(badge({ published })).toMatchObject({ label: 'Placeholder', title: 'Phones.' })
})

test('the draft counts, not the published version', () => {
  const published = { ...fields, isPlaceholder: true }
  expect(badge({ published, draft: { ...fields, isPlaceholder: false } })).toBeNull()
  expect(badge({ draft: { ...fields, isPlaceholder: true } })).toMatchObject({
    title: 'Nobody has said what is missing',
  })
})

test('a checked document, and one that does not exist yet, carry no mark', () => {
  expect(badge({ published: fields })).toBeNull()
  expect(badge({})).toBeNull()
})
