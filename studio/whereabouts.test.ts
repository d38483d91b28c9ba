import { expect, test } from 'vitest'
import { whereIs } from './whereabouts.tsx'

const draft = { isPublishedShown: false, hasDraft: true, isLive: true, isDiscarded: false }
const withoutDraft = { ...draft, hasDraft: false }

test.each<[string, Parameters<typeof whereIs>[0], RegExp?, string?]>([
  ['a draft of a live page', draft],
  ['a live page without a draft', withoutDraft],
  ['a draft begun after another was discarded', { ...draft, isDiscarded: true }],
  ['the published version', { ...draft, isPublishedShown: true }, /what visitors see/, 'draft'],
  [
    'what was unpublished',
    { ...draft, isPublishedShown: true, isLive: false },
    /not on the site/,
    'draft',
  ],
  ['a discarded draft', { ...withoutDraft, isDiscarded: true }, /discarded/, 'discarded'],
  ['what is not on the site', { ...draft, isLive: false }, /^Not on the site/],
])('%s says so, and how to go on', (_what, seen, text, to) => {
  const where = whereIs(seen)
  expect(where?.text ?? '').toMatch(text ?? /^$/)
  expect(where?.button?.to).toBe(to)
})
