import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Footnote } from './footnote.tsx'

test('is small print, and nothing without a text', () => {
  expect(renderToStaticMarkup(<Footnote text="Times are typical." />)).toBe(
    '<p class="footnote">Times are typical.</p>',
  )
  expect(renderToStaticMarkup(<Footnote text={null} />)).toBe('')
})
