import { expect, test } from 'vitest'
import { facts, factsOf } from './facts.ts'

test('joins facts in order, and skips missing facts', () => {
  expect(facts('2–4 hours', undefined, null, '', ' ', false, {}, 2013)).toBe('2–4 hours · 2013')
  expect(facts(undefined)).toBe('')
})

test('adds that a document holds placeholder data', () => {
  expect(factsOf(true, '6–8 hours')).toBe('6–8 hours · Placeholder')
  expect(factsOf(false, '6–8 hours')).toBe('6–8 hours')
})
