import { expect, test } from 'vitest'
import { applyPerspective, parsePerspective } from './perspective.ts'

const withId = (_id: string) => ({ _id, _type: 't', _rev: 'r', _createdAt: '', _updatedAt: '' })

test.each([
  ['raw', 'X', 'raw'],
  ['published', '1', 'published'],
  ['drafts', '1', ['drafts']],
  ['spring,drafts', '1', ['spring', 'drafts']],
  [undefined, '1', 'raw'],
  [undefined, '2025-02-18', 'raw'],
  [undefined, '2025-02-19', 'published'],
  [undefined, 'X', 'published'],
])('reads the perspective %s with API version %s', (value, version, expected) => {
  expect(parsePerspective(value, version)).toEqual(expected)
})

test.each(['raw,drafts', 'drafts,raw', 'a b', 'a,,b', ',', 'a.b'])('refuses %s', (value) => {
  expect(() => parsePerspective(value, '1')).toThrow(/perspective/)
})

test('a release hides the documents that it will unpublish, unless a layer named before the release has them', () => {
  const toUnpublish = { ...withId('versions.spring.a'), _system: { delete: true } }
  const neverPublished = { ...withId('versions.spring.b'), _system: { delete: true } }
  const documents = [withId('a'), withId('drafts.a'), neverPublished, toUnpublish]
  const idsIn = (...layers: string[]) => applyPerspective(documents, layers).map(({ _id }) => _id)
  expect(idsIn('spring', 'drafts')).toEqual([])
  expect(idsIn('drafts', 'spring')).toEqual(['a'])
})
