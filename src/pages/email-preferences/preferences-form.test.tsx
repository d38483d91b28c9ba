import { expect, test } from 'vitest'
import { allOff, countOn } from './preferences-form.tsx'
import { marketingTopics } from '../../email-manager/subscriber-calls.ts'

test.each(marketingTopics)('counts %s as one topic to unsubscribe from', (topic) => {
  expect(countOn({ ...allOff, [topic]: true })).toBe(1)
})

test('with all marketing off, counts no topic, and keeps account mail on', () => {
  expect(countOn(allOff)).toBe(0)
  expect(allOff.transactional).toBe(true)
})
