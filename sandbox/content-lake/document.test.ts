import { expect, test } from 'vitest'
import { isDocumentId, isPublishedId, publishedId, releaseOf } from './document.ts'

test.each(['', '-a', '.a', 'a.', 'a..b', 'a b', 'a/b', 'é', 'a'.repeat(129), 1, null, undefined])(
  'refuses %j',
  (id) => {
    expect(isDocumentId(id)).toBe(false)
  },
)

test.each([
  ['a', 'a', true, null],
  ['drafts.a', 'a', false, null],
  ['drafts.a.b', 'a.b', false, null],
  ['versions.spring.a', 'a', false, 'spring'],
  ['versions.spring.a.b', 'a.b', false, 'spring'],
  ['draftsman', 'draftsman', true, null],
])('%s is published as %s', (id, published, isPublished, release) => {
  expect(publishedId(id)).toBe(published)
  expect(isPublishedId(id)).toBe(isPublished)
  expect(releaseOf(id)).toBe(release)
})
