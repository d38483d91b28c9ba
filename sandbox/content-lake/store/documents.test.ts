import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareIds } from '../document.ts'
import { Documents } from './documents.ts'

const of = (_id: string, _rev = 'r', more = {}) => ({
  _id,
  _type: 't',
  _rev,
  _createdAt: '',
  _updatedAt: '',
  ...more,
})

test('documents stay sorted by id after any puts and removals', () => {
  const id = fc.string({
    unit: fc.constantFrom('a', 'B', '.', '-', '1'),
    minLength: 1,
    maxLength: 4,
  })
  const change = fc.record({ id, revision: fc.option(fc.string({ maxLength: 2 })) })
  fc.assert(
    fc.property(fc.uniqueArray(id), fc.array(change), (ids, changes) => {
      const documents = new Documents(ids.map((each) => of(each)))
      const expected = new Map(ids.map((each) => [each, of(each)]))
      for (const { id: changed, revision } of changes) {
        const document = revision === null ? null : of(changed, revision)
        documents.replace(changed, document)
        if (document) expected.set(changed, document)
        else expected.delete(changed)
      }
      expect(documents.all()).toEqual([...expected.values()].toSorted(compareIds))
      for (const each of ids) expect(documents.get(each)).toEqual(expected.get(each) ?? null)
    }),
  )
})

test('all() returns the same immutable array until a change', () => {
  const documents = new Documents([of('a')])
  const before = documents.all()
  expect(documents.all()).toBe(before)
  documents.replace('b', of('b'))
  expect(before).toEqual([of('a')])
  expect(documents.all()).toEqual([of('a'), of('b')])
})

test('the index of references is built at the start and updated', () => {
  const referring = of('a', 'r', { to: { _ref: 'b' } })
  const documents = new Documents([referring, of('b')])
  expect([...documents.referrersOf('b')]).toEqual(['a'])
  documents.replace('a', of('a'))
  expect([...documents.referrersOf('b')]).toEqual([])
})
