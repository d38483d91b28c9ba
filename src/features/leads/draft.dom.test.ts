import { beforeEach, describe, expect, test } from 'vitest'
import {
  discardDraft,
  idempotencyKeyOf,
  draftSentAt,
  draftValues,
  completeDraft,
  saveDraft,
  renewIdempotencyKey,
} from './draft.ts'
import { readText, writeText } from './tab-storage.ts'

const FORM = 'test'
const values = { vesselName: 'MV One', port: 'Mundra' }
const changed = { ...values, port: 'Kandla' }

const ANOTHER_TAB = 'another-tab'

beforeEach(() => {
  localStorage.clear()
  discardDraft(FORM)
})

/** Gives another form the draft as it is now, as a browser gives it to a duplicate of the tab. */
function duplicateTab() {
  writeText(`draft:${ANOTHER_TAB}`, readText(`draft:${FORM}`))
}

test('a draft is kept until its request is accepted', () => {
  saveDraft(FORM, values)
  expect(draftValues(FORM)).toEqual(values)
  idempotencyKeyOf(FORM, values)
  renewIdempotencyKey(FORM)
  expect(draftValues(FORM)).toEqual(values)
  completeDraft(FORM, values)
  expect(draftValues(FORM)).toEqual({})
  expect(sessionStorage.getItem(`draft:${FORM}`)).toBeNull()
})

test('each form has its own draft', () => {
  saveDraft(FORM, values)
  expect(draftValues('another')).toEqual({})
})

test('a draft that was changed while a request was pending is kept when that is accepted', () => {
  idempotencyKeyOf(FORM, values)
  saveDraft(FORM, changed)
  completeDraft(FORM, values)
  expect(draftValues(FORM)).toEqual(changed)
})

test.each(['', 'null', '[]', '{"values":{"port":1}}', '{"values":{}}', '{'])(
  'an odd draft is none: %s',
  (text) => {
    writeText(`draft:${FORM}`, text)
    expect(draftValues(FORM)).toEqual({})
    saveDraft(FORM, values)
    expect(draftValues(FORM)).toEqual(values)
  },
)

describe('the idempotency key', () => {
  test('is the same for the same values, also when they were changed and changed back', () => {
    const key = idempotencyKeyOf(FORM, values)
    saveDraft(FORM, changed)
    saveDraft(FORM, values)
    expect(idempotencyKeyOf(FORM, values)).toBe(key)
  })

  test('differs for other values', () => {
    const key = idempotencyKeyOf(FORM, values)
    expect(idempotencyKeyOf(FORM, changed)).not.toBe(key)
  })

  test('differs after a refusal', () => {
    const key = idempotencyKeyOf(FORM, values)
    renewIdempotencyKey(FORM)
    expect(idempotencyKeyOf(FORM, values)).not.toBe(key)
  })

  test('differs once the request was accepted, even for the same values', () => {
    const key = idempotencyKeyOf(FORM, values)
    completeDraft(FORM, values)
    expect(idempotencyKeyOf(FORM, values)).not.toBe(key)
  })

  test('has characters and a length that the service accepts', () => {
    expect(idempotencyKeyOf(FORM, values)).toMatch(/^[\x21-\x7E]{1,255}$/)
  })
})

test('a draft saved by an earlier build is read', () => {
  writeText(`draft:${FORM}`, JSON.stringify({ values, sent: null }))
  expect(draftValues(FORM)).toEqual(values)
  expect(idempotencyKeyOf(FORM, values)).toBe(idempotencyKeyOf(FORM, values))
})

describe('in a duplicate of the tab', () => {
  test('the same values are the same request, changed ones are another', () => {
    saveDraft(FORM, values)
    duplicateTab()
    expect(idempotencyKeyOf(ANOTHER_TAB, values)).toBe(idempotencyKeyOf(FORM, values))
    expect(idempotencyKeyOf(ANOTHER_TAB, changed)).not.toBe(idempotencyKeyOf(FORM, values))
  })

  test('the same values typed later in both tabs are the same request too', () => {
    saveDraft(FORM, {})
    duplicateTab()
    saveDraft(FORM, values)
    saveDraft(ANOTHER_TAB, values)
    expect(idempotencyKeyOf(ANOTHER_TAB, values)).toBe(idempotencyKeyOf(FORM, values))
  })

  test('it is known when a request was accepted, also after a refusal here', () => {
    saveDraft(FORM, values)
    duplicateTab()
    renewIdempotencyKey(ANOTHER_TAB)
    expect(draftSentAt(ANOTHER_TAB, values)).toBeNull()
    completeDraft(FORM, values)
    expect(draftSentAt(ANOTHER_TAB, values)).toBeInstanceOf(Date)
    expect(draftSentAt(ANOTHER_TAB, changed)).toBeNull()
  })

  test('a new draft has no such time', () => {
    saveDraft(FORM, values)
    duplicateTab()
    completeDraft(FORM, values)
    discardDraft(ANOTHER_TAB)
    saveDraft(ANOTHER_TAB, values)
    expect(draftSentAt(ANOTHER_TAB, values)).toBeNull()
  })
})

test('the mark in local storage reveals nothing of the request', () => {
  saveDraft(FORM, values)
  completeDraft(FORM, values)
  expect(JSON.stringify(localStorage)).toMatch(/^\{"sent:[0-9a-f]{16}":"[-:.\dTZ]+"\}$/)
})
