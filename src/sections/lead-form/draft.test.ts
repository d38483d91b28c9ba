// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { draftKey, draftValues, endDraft, keepDraft, renewDraftKey } from './draft.ts'
import { writeText } from './tab-storage.ts'

const FORM = 'test'
const values = { vesselName: 'MV One', port: 'Mundra' }
const changed = { ...values, port: 'Kandla' }

beforeEach(() => writeText(`draft:${FORM}`, null))

test('what was typed is there until it has been accepted', () => {
  keepDraft(FORM, values)
  expect(draftValues(FORM)).toEqual(values)
  draftKey(FORM, values)
  renewDraftKey(FORM)
  expect(draftValues(FORM)).toEqual(values)
  endDraft(FORM, values)
  expect(draftValues(FORM)).toEqual({})
  expect(sessionStorage.getItem(`draft:${FORM}`)).toBeNull()
})

test('each form has its own draft', () => {
  keepDraft(FORM, values)
  expect(draftValues('another')).toEqual({})
})

test('what was typed while an earlier request was on its way stays when that is accepted', () => {
  draftKey(FORM, values)
  keepDraft(FORM, changed)
  endDraft(FORM, values)
  expect(draftValues(FORM)).toEqual(changed)
})

test.each(['', 'null', '[]', '{"values":{"port":1},"sent":null}', '{"values":{}}', '{'])(
  'an odd draft is none: %s',
  (text) => {
    writeText(`draft:${FORM}`, text)
    expect(draftValues(FORM)).toEqual({})
    keepDraft(FORM, values)
    expect(draftValues(FORM)).toEqual(values)
  },
)

describe('the key of a request', () => {
  test('stays while the same is sent again, also when it was changed and changed back', () => {
    const key = draftKey(FORM, values)
    keepDraft(FORM, changed)
    keepDraft(FORM, values)
    expect(draftKey(FORM, values)).toBe(key)
  })

  test('is another when something else is sent', () => {
    const key = draftKey(FORM, values)
    expect(draftKey(FORM, changed)).not.toBe(key)
  })

  test('is another after the request was refused', () => {
    const key = draftKey(FORM, values)
    renewDraftKey(FORM)
    expect(draftKey(FORM, values)).not.toBe(key)
  })

  test('is another once the request was accepted, though the next one says the same', () => {
    const key = draftKey(FORM, values)
    endDraft(FORM, values)
    expect(draftKey(FORM, values)).not.toBe(key)
  })

  test('of a later request is not the accepted one’s', () => {
    const key = draftKey(FORM, values)
    keepDraft(FORM, changed)
    endDraft(FORM, values)
    expect(draftKey(FORM, values)).not.toBe(key)
  })
})
