import { expect, test } from 'vitest'
import { generateId, isDocumentId, isPublishedId, publishedId, releaseOf } from './document.ts'

test.each(['a', '_a', '0', 'drafts.a', 'versions.r1.a', 'a-b_c.d', 'a'.repeat(128)])(
  '%s is an id',
  (id) => {
    expect(isDocumentId(id)).toBe(true)
  },
)

test.each(['', '-a', '.a', 'a.', 'a..b', 'a b', 'a/b', 'é', 'a'.repeat(129), 1, null, undefined])(
  '%j is refused',
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

test('generated ids are valid and unique', () => {
  const ids = Array.from({ length: 1000 }, generateId)
  expect(ids.every((id) => isDocumentId(id) && id.length === 22)).toBe(true)
  expect(new Set(ids).size).toBe(1000)
})
