// @vitest-environment jsdom
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

test('what was typed is there until it has been accepted', () => {
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

test('what was typed while an earlier request was on its way stays when that is accepted', () => {
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

describe('the key of a request', () => {
  test('stays while the same is sent again, also when it was changed and changed back', () => {
    const key = idempotencyKeyOf(FORM, values)
    saveDraft(FORM, changed)
    saveDraft(FORM, values)
    expect(idempotencyKeyOf(FORM, values)).toBe(key)
  })

  test('is another when something else is sent', () => {
    const key = idempotencyKeyOf(FORM, values)
    expect(idempotencyKeyOf(FORM, changed)).not.toBe(key)
  })

  test('is another after the request was refused', () => {
    const key = idempotencyKeyOf(FORM, values)
    renewIdempotencyKey(FORM)
    expect(idempotencyKeyOf(FORM, values)).not.toBe(key)
  })

  test('is another once the request was accepted, though the next one says the same', () => {
    const key = idempotencyKeyOf(FORM, values)
    completeDraft(FORM, values)
    expect(idempotencyKeyOf(FORM, values)).not.toBe(key)
  })

  test('is one that the service takes', () => {
    expect(idempotencyKeyOf(FORM, values)).toMatch(/^[\x21-\x7E]{1,255}$/)
  })
})

test('a draft kept by an earlier build is still there', () => {
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

  test('the same values typed later in both are the same request too', () => {
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

  test('a new form knows nothing of it', () => {
    saveDraft(FORM, values)
    duplicateTab()
    completeDraft(FORM, values)
    discardDraft(ANOTHER_TAB)
    saveDraft(ANOTHER_TAB, values)
    expect(draftSentAt(ANOTHER_TAB, values)).toBeNull()
  })
})

test('what tells other tabs of a request says nothing of it', () => {
  saveDraft(FORM, values)
  completeDraft(FORM, values)
  expect(JSON.stringify(localStorage)).toMatch(/^\{"sent:[0-9a-f]{16}":"[-:.\dTZ]+"\}$/)
})
