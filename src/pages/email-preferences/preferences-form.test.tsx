import { expect, test } from 'vitest'
import { allMarketingOff, countSubscribedTopics } from './preferences-form.tsx'
import { marketingTopics } from '../../email-manager/subscriber-calls.ts'

test.each(marketingTopics)('counts %s as one topic to unsubscribe from', (topic) => {
  expect(countSubscribedTopics({ ...allMarketingOff, [topic]: true })).toBe(1)
})

test('with all marketing off, counts no topic, and keeps account mail on', () => {
  expect(countSubscribedTopics(allMarketingOff)).toBe(0)
  expect(allMarketingOff.transactional).toBe(true)
})
