import type { DuplicateActionProps } from 'sanity'
import { expect, test } from 'vitest'
import { asCopy, duplicateInOrder } from './duplicate.ts'

test('a copy stands just below its original and leaves the address to it', () => {
  const original = {
    _id: 'drafts.copy',
    _type: 'port',
    name: 'Kandla',
    slug: { _type: 'slug', current: 'kandla' },
    orderRank: '0|100018:',
  }
  const { slug, orderRank, ...rest } = asCopy(original)
  expect(rest).toEqual({ _id: 'drafts.copy', _type: 'port', name: 'Kandla' })
  expect(slug).toBeUndefined()
  expect(orderRank).toMatch(/^0\|100018:\w+$/)
})

test('a copy of a document without a place has none', () => {
  const year = { _id: 'drafts.copy', _type: 'timelineEntry', year: 2013 }
  expect(asCopy(year)).toEqual(year)
})

test('the Studio’s action is told how to copy, and is the same one each time', () => {
  const seen: DuplicateActionProps['mapDocument'][] = []
  const original = Object.assign(
    ({ mapDocument }: DuplicateActionProps) => {
      seen.push(mapDocument)
      return { label: 'Duplicate' }
    },
    { action: 'duplicate' as const },
  )
  const action = duplicateInOrder(original)
  expect(action.action).toBe('duplicate')
  expect(duplicateInOrder(original)).toBe(action)
})
