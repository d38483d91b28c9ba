import { expect, test } from 'vitest'
import { joined, joinedWithPlaceholder } from './preview.ts'

test('joins texts and numbers in order, and skips other values', () => {
  expect(joined('2–4 hours', undefined, null, '', ' ', false, {}, 2013)).toBe('2–4 hours · 2013')
  expect(joined(undefined)).toBe('')
})

test('adds that a document holds placeholder data', () => {
  expect(joinedWithPlaceholder(true, '6–8 hours')).toBe('6–8 hours · Placeholder')
  expect(joinedWithPlaceholder(false, '6–8 hours')).toBe('6–8 hours')
})
