import { describe, expect, test } from 'vitest'
import { defaultPreferences, marketingTopics } from '../../email-manager/subscriber-calls.ts'
import { allOff, countOn, withTopic } from './topics.ts'

describe.each(marketingTopics)('%s', (topic) => {
  test('is turned off and on alone', () => {
    const off = withTopic(defaultPreferences, topic, false)
    expect(off).toEqual({ ...defaultPreferences, [topic]: false })
    expect(withTopic(off, topic, true)).toEqual(defaultPreferences)
  })

  test('is enough to have something to unsubscribe from', () => {
    expect(countOn(withTopic(allOff, topic, true))).toBe(1)
  })
})

test('with all marketing off, account mail still goes out', () => {
  expect(countOn(allOff)).toBe(0)
  expect(allOff.transactional).toBe(true)
})
