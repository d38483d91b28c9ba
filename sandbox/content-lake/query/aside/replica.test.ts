import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareIds, type LakeDocument } from '../../document.ts'
import { changesBetween, withChanges } from './replica.ts'

const pool: LakeDocument[] = ['a', 'B', 'c.d', 'e', 'e', 'f-g', 'h', 'c.d'].map((_id, index) => ({
  _id,
  _type: 't',
  _rev: `r${index}`,
  _createdAt: '',
  _updatedAt: '',
}))

/** Lists as a dataset has them: by id, each id once. */
const lists = fc
  .subarray(pool)
  .map((documents) => new Map(documents.map((each) => [each['_id'], each])))
  .map((byId) => Array.from(byId.values()).toSorted(compareIds))

test('a copy with the changes applied is what the changes were made from', () => {
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      expect(withChanges(before, changesBetween(before, after))).toEqual(after)
    }),
  )
})

test('what has not changed is not copied', () => {
  const [first, second, third, fourth] = pool
  if (!first || !second || !third || !fourth) throw new Error('There are eight')
  const changes = changesBetween([second, first, third], [second, first, fourth])
  expect(changes).toEqual({ removed: ['c.d'], put: [fourth] })
})
