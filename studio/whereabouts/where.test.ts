import { expect, test } from 'vitest'
import { whereIs } from './where.ts'

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
  expect(whereIs(seen)?.back).toContain(back)
})

test('a discarded draft and a document that is not on the site say so', () => {
  expect(whereIs({ ...draft, hasDraft: false, isDiscarded: true })?.text).toMatch(/discarded/)
  expect(whereIs({ ...draft, isLive: false })?.text).toMatch(/^Not on the site/)
})
