import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LeadMark } from './verification-sheet.tsx'

test.each([
  ['24 hours', 65],
  ['48 hours', 35],
  ['72 hours', 6],
])('%s: heavy from the fix of that day', (leadTime, x) => {
  const mark = renderToStaticMarkup(<LeadMark leadTime={leadTime} />)
  expect(mark).toContain(`M${x} 6H94`)
  expect(mark).toContain(`lead-mark__fix--papers" cx="${x}"`)
  expect(mark.match(/<circle/g)).toHaveLength(4)
})

test.each([null, 'on request', '36 hours', '96 hours'])('nothing for %s', (leadTime) => {
  expect(renderToStaticMarkup(<LeadMark leadTime={leadTime} />)).toBe('')
})
