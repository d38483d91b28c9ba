import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TopicSwitch, allOff, countOn } from './preferences-form.tsx'
import { marketingTopics } from '../../email-manager/subscriber-calls.ts'

test.each([
  [true, 'On'],
  [false, 'Off'],
])('says beside the switch, %s, what it is', (isOn, word) => {
  const html = renderToStaticMarkup(
    <TopicSwitch name="emergency" label="Alerts" description="News." isOn={isOn} isDisabled />,
  )
  expect(html).toMatch(new RegExp(`<span[^>]*aria-hidden="true">${word}</span>`))
})

test.each(marketingTopics)('%s is enough to have something to unsubscribe from', (topic) => {
  expect(countOn({ ...allOff, [topic]: true })).toBe(1)
})

test('with all marketing off, account mail still goes out', () => {
  expect(countOn(allOff)).toBe(0)
  expect(allOff.transactional).toBe(true)
})
