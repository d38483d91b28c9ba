import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, describe } from 'vitest'
import { TopicSwitch, allOff, countOn, withTopic } from './preferences-form.tsx'
import { defaultPreferences, marketingTopics } from '../../email-manager/subscriber-calls.ts'

test.each([
  [true, 'On'],
  [false, 'Off'],
])('says beside the switch, %s, what it is', (isOn, word) => {
  const html = renderToStaticMarkup(
    <TopicSwitch name="emergency" label="Alerts" description="News." isOn={isOn} isDisabled />,
  )
  expect(html).toMatch(new RegExp(`<span[^>]*aria-hidden="true">${word}</span>`))
})

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
