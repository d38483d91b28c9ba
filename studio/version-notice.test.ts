import { expect, test } from 'vitest'
import { noticeFor } from './version-notice.tsx'

const draft = { isPublishedSelected: false, hasDraft: true, isLive: true, isDiscarded: false }
const withoutDraft = { ...draft, hasDraft: false }

test.each<[string, Parameters<typeof noticeFor>[0], RegExp?, string?]>([
  ['a draft of a live page', draft],
  ['a live page without a draft', withoutDraft],
  ['a draft begun after another was discarded', { ...draft, isDiscarded: true }],
  ['the published version', { ...draft, isPublishedSelected: true }, /what visitors see/, 'draft'],
  [
    'an unpublished document with “Published” selected',
    { ...draft, isPublishedSelected: true, isLive: false },
    /not on the site/,
    'draft',
  ],
  ['a discarded draft', { ...withoutDraft, isDiscarded: true }, /discarded/, 'discarded'],
  ['a draft that was never published', { ...draft, isLive: false }, /^Not on the site/],
])('shows the right notice and button, if any, for %s', (_what, state, text, opens) => {
  const notice = noticeFor(state)
  expect(notice?.text ?? '').toMatch(text ?? /^$/)
  expect(notice?.button?.opens).toBe(opens)
})
