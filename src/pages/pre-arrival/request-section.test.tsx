import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Progress, STEP_TITLES, progressSteps, PackPreview } from './request-section.tsx'
import { leadValues } from '../../features/leads/form-table.ts'
import { preArrivalForm } from '../../features/leads/pre-arrival-form.ts'

test('marks a finished step with a check mark and “(done)”, and any other step with its number', () => {
  const [first, second, third] = render(2)
  expect(first).toMatch(/#icon-check.*Form<span class="visually-hidden"> \(done\)/)
  expect(second).toMatch(/<span>2<\/span>.*Review/)
  expect(second).not.toMatch(/#icon-check|done\)/)
  expect(third).toMatch(/<span>3<\/span>.*PDF/)
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

test('marks steps before the current step as done, and later steps as ahead', () => {
  const states = progressSteps(written, 3).map(({ state }) => state)
  expect(states).toEqual(['done', 'done', 'current', 'ahead', 'ahead'])
})

test('shows the five default steps, without texts, if the editors have not written exactly five', () => {
  const steps = progressSteps(written.slice(1), 2)
  expect(steps.map(({ title }) => title)).toEqual(STEP_TITLES)
  expect(steps.map(({ body }) => body)).toEqual([null, null, null, null, null])
})

const preview = (typed: Record<string, string>) =>
  renderToStaticMarkup(
    <PackPreview
      chart={<i>chart</i>}
      values={leadValues(preArrivalForm, typed)}
      sendTo="desk@example.com"
    />,
  )

test('previews the pack’s first sheet with the typed values, and an empty line for each missing value', () => {
  const typed = preview({ vesselName: 'MV Example', eta: '2026-12-01T06:00' })
  expect(typed).toContain('Vessel name</dt><dd><span>MV Example<')
  expect(typed).toContain('ETA</dt><dd><span>1 Dec 2026, 06:00 IST<')
  expect(typed).toContain('Agent</dt><dd><span>\u00A0<')
  expect(typed).not.toContain('Notes')
})
