import { expect, test } from 'vitest'
import { allOff, countOn } from './preferences-form.tsx'
import { marketingTopics } from '../../email-manager/subscriber-calls.ts'

test.each(marketingTopics)('%s is enough to have something to unsubscribe from', (topic) => {
  expect(countOn({ ...allOff, [topic]: true })).toBe(1)
})

test('with all marketing off, account mail still goes out', () => {
  expect(countOn(allOff)).toBe(0)
  expect(allOff.transactional).toBe(true)
})
