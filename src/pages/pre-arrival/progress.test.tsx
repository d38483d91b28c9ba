import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Progress } from './progress.tsx'
import { STEP_TITLES } from './steps.ts'

test('the current step, and no other, is named as such', () => {
  const steps = render(2)
  expect(steps.map((step) => step.includes('aria-current="step"'))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ])
})

test('done steps have a check mark and say so, the others their number', () => {
  const [first, second, third] = render(2)
  expect(first).toMatch(/#icon-check.*Form<span class="visually-hidden"> \(done\)/)
  expect(second).toMatch(/<span>2<\/span>.*Review/)
  expect(second).not.toMatch(/#icon-check|done\)/)
  expect(third).toMatch(/<span>3<\/span>.*PDF/)
})

test('is an ordered list of five with a name', () => {
  const html = renderToStaticMarkup(<Progress steps={[]} current={1} />)
  expect(html).toMatch(/^<ol [^>]*aria-label="Progress"/)
  expect(render(1)).toHaveLength(STEP_TITLES.length)
})

/** Markup of each step. */
function render(current: 1 | 2) {
  const html = renderToStaticMarkup(<Progress steps={[]} current={current} />)
  return html.split('<li ').slice(1)
}
