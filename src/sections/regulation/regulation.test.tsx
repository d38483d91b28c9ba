import * as v from 'valibot'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dateInWords } from '../../text/dates.ts'
import { RegulationParticulars } from './regulation-particulars.tsx'
import { regulationField } from './regulation.ts'

test.each([
  ['2025-05-07', '7 May 2025'],
  ['2026-12-31', '31 December 2026'],
  ['2024-02-29', '29 February 2024'],
])('%s reads %s', (date, words) => {
  expect(dateInWords(new Date(date))).toBe(words)
})

test('shows what is known of the notice', () => {
  const html = render({ notice: 'MSN 05/2025', noticeDate: '2025-05-07', act: ' ' })
  expect(html).toContain('MSN 05/2025')
  expect(html).toContain('7 May 2025')
  expect(html).not.toContain('Made under')
})

test('what is no date has no line', () => {
  expect(render({ notice: 'MSN', lastChecked: 'last week' })).not.toContain('Last checked')
})

test('without a notice nothing is shown', () => {
  expect(render(null)).toBe('')
})

function render(answer: unknown) {
  const parsed = v.parse(regulationField.parser, answer)
  return renderToStaticMarkup(<RegulationParticulars regulation={parsed} />)
}
