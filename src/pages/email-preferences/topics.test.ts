import { describe, expect, test } from 'vitest'
import { defaultPreferences, marketingTopics } from '../../email-manager/email-preferences.ts'
import { allOff, isAllOff, withTopic } from './topics.ts'

describe.each(marketingTopics)('%s', (topic) => {
  test('is turned off and on alone', () => {
    const off = withTopic(defaultPreferences, topic, false)
    expect(off).toEqual({ ...defaultPreferences, [topic]: false })
    expect(withTopic(off, topic, true)).toEqual(defaultPreferences)
  })

  test('is enough to have something to unsubscribe from', () => {
    expect(isAllOff(withTopic(allOff, topic, true))).toBe(false)
  })
})

test('with all marketing off, account mail still goes out', () => {
  expect(isAllOff(allOff)).toBe(true)
  expect(allOff.transactional).toBe(true)
})
