import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteOwnSave, noteTyping, recentTyping } from './recent-typing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const typed = (documentId: string, set: Record<string, unknown>) => ({
  documentId,
  transactionId: 'theirs',
  identity: 'priya',
  // For an edit of an existing draft, the Studio first sends a patch that changes nothing.
  mutations: [{ patch: { unset: ['_empty_action_guard_pseudo_field_'] } }, { patch: { set } }],
})

test('remembers a colleague’s typing for half a minute', () => {
  noteTyping(typed('drafts.a', { 'leadTime[0].text': '36' }))
  vi.advanceTimersByTime(29_000)
  expect(recentTyping('a')).toMatchObject({ author: 'priya', field: 'leadTime' })
  vi.advanceTimersByTime(2000)
  expect(recentTyping('a')).toBeNull()
})

test('ignores this tab’s saves, and mutations that write no field', () => {
  noteOwnSave('mine')
  noteTyping({ ...typed('drafts.b', { name: 'B' }), transactionId: 'mine' })
  noteTyping({ ...typed('drafts.b', {}), mutations: [{ delete: { id: 'drafts.b' } }] })
  expect(recentTyping('b')).toBeNull()
})
