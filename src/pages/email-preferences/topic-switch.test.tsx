import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TopicSwitch } from './topic-switch.tsx'

test.each([
  [true, 'On'],
  [false, 'Off'],
])('says beside the switch, %s, what it is', (isOn, word) => {
  const html = renderToStaticMarkup(
    <TopicSwitch name="emergency" label="Alerts" description="News." isOn={isOn} isDisabled />,
  )
  expect(html).toMatch(new RegExp(`<span[^>]*aria-hidden="true">${word}</span>`))
})
