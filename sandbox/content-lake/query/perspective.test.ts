import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { publishedId } from '../document.ts'
import { applyPerspective, parsePerspective } from './perspective.ts'

const of = (_id: string) => ({ _id, _type: 't', _rev: 'r', _createdAt: '', _updatedAt: '' })

test.each([
  ['raw', 'X', 'raw'],
  ['published', '1', 'published'],
  ['drafts', '1', ['drafts']],
  ['previewDrafts', '1', ['drafts']],
  ['spring,drafts', '1', ['spring', 'drafts']],
  [undefined, '1', 'raw'],
  [undefined, '2021-06-07', 'raw'],
  [undefined, '2025-02-18', 'raw'],
  [undefined, '2025-02-19', 'published'],
  [undefined, '2026-05-04', 'published'],
  [undefined, 'X', 'published'],
  ['', '2025-02-19', 'published'],
])('%s asked of version %s', (value, version, expected) => {
  expect(parsePerspective(value, version)).toEqual(expected)
})

test.each(['raw,drafts', 'drafts,raw', 'a b', 'a,,b', ',', 'a.b'])('%s cannot be', (value) => {
  expect(() => parsePerspective(value, '1')).toThrow(/perspective/)
})

test('published in a stack is the lowest layer', () => {
  const documents = [of('a'), of('drafts.a'), of('drafts.b')]
  const shown = applyPerspective(documents, parsePerspective('drafts,published', '1'))
  expect(shown.map((document) => document['_originalId'])).toEqual(['drafts.a', 'drafts.b'])
})

test('a document that a release would unpublish is not shown in it', () => {
  const marked = { ...of('versions.spring.a'), _system: { delete: true } }
  const neverPublished = { ...of('versions.spring.b'), _system: { delete: true } }
  const documents = [of('a'), of('drafts.a'), neverPublished, marked]
  const idsIn = (...layers: string[]) => applyPerspective(documents, layers).map(({ _id }) => _id)
  expect(idsIn('spring', 'drafts')).toEqual([])
  expect(idsIn('drafts', 'spring')).toEqual(['a'])
})

test('an overlay shows each document once, and every published one in some layer', () => {
  const ids = fc.constantFrom('a', 'b', 'c')
  const stored = fc.oneof(
    ids,
    ids.map((id) => `drafts.${id}`),
    ids.map((id) => `versions.spring.${id}`),
  )
  const layers = fc.subarray(['drafts', 'spring'])
  fc.assert(
    fc.property(fc.uniqueArray(stored), layers, (storedIds, stack) => {
      const shown = applyPerspective(storedIds.map(of), stack)
      const shownIds = shown.map((document) => document['_id'])
      expect(new Set(shownIds).size).toBe(shownIds.length)
      for (const id of storedIds.filter((each) => each === publishedId(each))) {
        expect(shownIds).toContain(id)
      }
      for (const document of shown) expect(storedIds).toContain(document['_originalId'])
    }),
  )
})
