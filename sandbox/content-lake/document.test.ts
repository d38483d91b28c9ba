import { expect, test } from 'vitest'
import { isDocumentId, isPublishedId, publishedId, releaseNameOf } from './document.ts'

test.each(['', '-a', '.a', 'a.', 'a..b', 'a b', 'a/b', 'é', 'a'.repeat(129), 1, null, undefined])(
  '%j is not a valid document id',
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
])('%s is an id of the document %s', (id, published, isPublished, release) => {
  expect(publishedId(id)).toBe(published)
  expect(isPublishedId(id)).toBe(isPublished)
  expect(releaseNameOf(id)).toBe(release)
})
