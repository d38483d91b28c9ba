import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CoastGuardChart } from './coast-guard-chart.tsx'

test('marks the places of the Coast Guard that the text names, and no other', () => {
  const html = renderToStaticMarkup(
    <CoastGuardChart text="Teams are based at Mumbai and Port Blair (Sri Vijaya Puram)." />,
  )
  expect(html.match(/<circle/g)).toHaveLength(2)
  expect(html).toContain('>Mumbai<')
  expect(html).toMatch(/>Port Blair<tspan[^>]*>\(Sri Vijaya Puram\)</)
  expect(html).not.toContain('Vadinar')
})

test('leaves the chart out where the text names one place or none', () => {
  expect(renderToStaticMarkup(<CoastGuardChart text="A team at Mumbai." />)).toBe('')
})
