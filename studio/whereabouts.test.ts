import { expect, test } from 'vitest'
import { whereIs } from './whereabouts.tsx'

const draft = { isPublishedShown: false, hasDraft: true, isLive: true, isDiscarded: false }

test('the draft of a live page needs no words', () => {
  expect(whereIs(draft)).toBeNull()
  expect(whereIs({ ...draft, hasDraft: false })).toBeNull()
})

test.each([
  ['the published version', { ...draft, isPublishedShown: true }, /what visitors see/, 'Go on'],
  [
    'what was unpublished',
    { ...draft, isPublishedShown: true, isLive: false },
    /not on the site/,
    'Open the draft',
  ],
])('%s says so, and how to go back', (_what, seen, text, back) => {
  expect(whereIs(seen)?.text).toMatch(text)
  expect(whereIs(seen)?.button).toMatchObject({ label: expect.stringContaining(back), to: 'draft' })
})

test('a discarded draft says so, and how to bring it back', () => {
  const where = whereIs({ ...draft, hasDraft: false, isDiscarded: true })
  expect(where?.text).toMatch(/discarded/)
  expect(where?.button?.to).toBe('discarded')
})

test('a draft that was begun after another was discarded needs no words', () => {
  expect(whereIs({ ...draft, isDiscarded: true })).toBeNull()
})

test('a document that is not on the site says so', () => {
  expect(whereIs({ ...draft, isLive: false })?.text).toMatch(/^Not on the site/)
})
