import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Progress, STEP_TITLES, progressSteps, RequestPlate } from './request-section.tsx'
import { leadValues } from '../../features/leads/form-table.ts'
import { preArrivalForm } from '../../features/leads/pre-arrival-form.ts'

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

const written = ['Form', 'Check', 'Pack', 'Mail', 'Chat'].map((title) => ({
  title,
  body: 'Words.',
}))

test('steps before the current one are done, those after it lie ahead', () => {
  const states = progressSteps(written, 3).map(({ state }) => state)
  expect(states).toEqual(['done', 'done', 'current', 'ahead', 'ahead'])
})

test('at first nothing is done, at last all but the last step', () => {
  expect(progressSteps(written, 1).map(({ state }) => state)).not.toContain('done')
  expect(progressSteps(written, 5).filter(({ state }) => state === 'done')).toHaveLength(4)
})

test('the words are the editors’', () => {
  expect(progressSteps(written, 1)[1]).toEqual({ title: 'Check', body: 'Words.', state: 'ahead' })
})

test('there are five steps even when the editors’ words for some are missing', () => {
  const steps = progressSteps(written.slice(1), 2)
  expect(steps.map(({ title }) => title)).toEqual(STEP_TITLES)
  expect(steps.map(({ body }) => body)).toEqual([null, null, null, null, null])
})

const plate = (typed: Record<string, string>) =>
  renderToStaticMarkup(
    <RequestPlate
      chart={<i>chart</i>}
      values={leadValues(preArrivalForm, typed)}
      sendTo="desk@example.com"
    />,
  )

test('has the chart of the port under the sheet', () => {
  expect(plate({ port: 'Mundra' })).toMatch(/request-plate--chosen.*<i>chart<\/i><\/div>$/s)
})

test('repeats what goes on the pack as it is typed, an empty line where nothing is', () => {
  const typed = plate({ vesselName: 'MV Example', eta: '2026-12-01T06:00' })
  expect(typed).toContain('Vessel name</dt><dd><span>MV Example<')
  expect(typed).toContain('ETA</dt><dd><span>1 Dec 2026, 06:00 IST<')
  expect(typed).toContain('Agent</dt><dd><span>\u00A0<')
  expect(typed).not.toContain('Notes')
})
