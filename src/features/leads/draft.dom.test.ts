import { beforeEach, describe, expect, test, afterEach, vi } from 'vitest'
import {
  discardDraft,
  idempotencyKeyOf,
  draftSentAt,
  draftValues,
  hashOf,
  completeDraft,
  saveDraft,
  renewIdempotencyKey,
  markSent,
  onSent,
} from './draft.ts'
import { readSessionText, writeSessionText } from '../../ui/storage.ts'

describe('draft', () => {
  const FORM = 'test'
  const values = { vesselName: 'MV One', port: 'Mundra' }
  const changed = { ...values, port: 'Kandla' }

  const ANOTHER_TAB = 'another-tab'

  beforeEach(() => {
    localStorage.clear()
    discardDraft(FORM)
  })

  /** Simulates a duplicate of the tab: copies the draft to another form. */
  function duplicateTab() {
    writeSessionText(`draft:${ANOTHER_TAB}`, readSessionText(`draft:${FORM}`))
  }

  test('keeps a draft until its request is accepted', () => {
    saveDraft(FORM, values)
    expect(draftValues(FORM)).toEqual(values)
    idempotencyKeyOf(FORM, values)
    renewIdempotencyKey(FORM)
    expect(draftValues(FORM)).toEqual(values)
    completeDraft(FORM, values)
    expect(draftValues(FORM)).toEqual({})
    expect(sessionStorage.getItem(`draft:${FORM}`)).toBeNull()
  })

  test('when a request is accepted, keeps the draft if it was changed during the request', () => {
    idempotencyKeyOf(FORM, values)
    saveDraft(FORM, changed)
    completeDraft(FORM, values)
    expect(draftValues(FORM)).toEqual(changed)
  })

  test('the idempotency key is the same for the same values, even after they were changed and changed back', () => {
    const key = idempotencyKeyOf(FORM, values)
    saveDraft(FORM, changed)
    saveDraft(FORM, values)
    expect(idempotencyKeyOf(FORM, values)).toBe(key)
    expect(idempotencyKeyOf(FORM, changed)).not.toBe(key)
  })

  test.each([
    ['was accepted', () => completeDraft(FORM, values)],
    ['was refused', () => renewIdempotencyKey(FORM)],
  ])('the idempotency key changes when the request %s', (_, endRequest) => {
    const key = idempotencyKeyOf(FORM, values)
    endRequest()
    expect(idempotencyKeyOf(FORM, values)).not.toBe(key)
  })

  describe('in a duplicate of the tab', () => {
    test('the same values have the same key, and changed values have another key', () => {
      saveDraft(FORM, values)
      duplicateTab()
      expect(idempotencyKeyOf(ANOTHER_TAB, values)).toBe(idempotencyKeyOf(FORM, values))
      expect(idempotencyKeyOf(ANOTHER_TAB, changed)).not.toBe(idempotencyKeyOf(FORM, values))
    })

    test('draftSentAt returns the time at which the original tab’s request was accepted, even if the duplicate’s request was refused', () => {
      saveDraft(FORM, values)
      duplicateTab()
      renewIdempotencyKey(ANOTHER_TAB)
      expect(draftSentAt(ANOTHER_TAB, values)).toBeNull()
      completeDraft(FORM, values)
      expect(draftSentAt(ANOTHER_TAB, values)).toBeInstanceOf(Date)
      expect(draftSentAt(ANOTHER_TAB, changed)).toBeNull()
    })
  })

  test('the mark of a sent request in local storage reveals nothing about the request', () => {
    saveDraft(FORM, values)
    completeDraft(FORM, values)
    expect(JSON.stringify(localStorage)).toMatch(/^\{"sent:[0-9a-f]{16}":"[-:.\dTZ]+"\}$/)
  })
})

describe('sent requests', () => {
  const NOON = new Date('2026-03-01T12:00:00.000Z')

  beforeEach(() => {
    localStorage.clear()
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('a listener is notified of marks from this tab and other tabs, until it is unsubscribed', () => {
    const listener = vi.fn<() => void>()
    const unsubscribe = onSent(listener)
    markSent('a')
    expect(listener).toHaveBeenCalledTimes(1)
    dispatchEvent(new StorageEvent('storage', { key: 'sent:b' }))
    expect(listener).toHaveBeenCalledTimes(2)
    dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
    unsubscribe()
    markSent('c')
    dispatchEvent(new StorageEvent('storage', { key: 'sent:d' }))
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('deletes marks after a week, and keeps other entries of local storage', () => {
    localStorage.setItem('other', 'text')
    localStorage.setItem('sent:odd', 'no time')
    markSent('old')
    vi.setSystemTime(new Date('2026-03-08T11:59:59.999Z'))
    markSent('new')
    expect(Object.keys(localStorage).toSorted()).toEqual(['other', 'sent:new', 'sent:old'])
    vi.setSystemTime(new Date('2026-03-08T12:00:00.000Z'))
    markSent('newer')
    expect(Object.keys(localStorage).toSorted()).toEqual(['other', 'sent:new', 'sent:newer'])
  })
})

test('the hashes of a hundred thousand texts that differ only in a number are all different', () => {
  const hashes = Array.from({ length: 100_000 }, (_, index) => hashOf(`{"notes":"${index}"}`))
  expect(new Set(hashes).size).toBe(hashes.length)
})
