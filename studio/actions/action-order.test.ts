import { describe, expect, test } from 'vitest'
import { orderedActions } from './action-order.ts'

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
  test('put Publish first while a document is edited, and what removes it near the end', () => {
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

  test('put Unpublish first where the published version is looked at', () => {
    const actions = orderedActions(studioOrder, { isSingleton: false, isPublishedShown: true })
    expect(namesOf(actions)[0]).toBe('unpublish')
    expect(actions).toHaveLength(studioOrder.length)
  })

  test.each([true, false])(
    'let a document of which there is one be edited and nothing else (published shown: %j)',
    (isPublishedShown) => {
      const actions = orderedActions(studioOrder, { isSingleton: true, isPublishedShown })
      expect(new Set(namesOf(actions))).toEqual(new Set(['publish', 'discardChanges', 'restore']))
    },
  )

  test('let a document of which there is one be scheduled, and be in a release', () => {
    const hosted = [...studioOrder, { action: 'schedule' }]
    const scheduled = { isSingleton: true, isPublishedShown: false }
    expect(namesOf(orderedActions(hosted, scheduled))).toContain('schedule')
    const ofRelease = [undefined, 'discardVersion', 'unpublishVersion', 'duplicate'].map(
      (action) => ({
        action,
      }),
    )
    const actions = orderedActions(ofRelease, { ...scheduled, isOfRelease: true })
    expect(new Set(namesOf(actions))).toEqual(new Set([undefined, 'discardVersion']))
  })
})
