import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnnotatedText, Footnote } from './text.tsx'
import { UrlText } from './url-text.tsx'

test('shows the whole address of a link, without protocol and final slash', () => {
  const shown = (href: string) =>
    renderToStaticMarkup(<UrlText href={href} />).replaceAll('<wbr/>', '')
  expect(shown('https://example.com/')).toBe('example.com')
  expect(shown('https://example.com/laws/?year=2025#rule-3')).toBe(
    'example.com/laws/?year=2025#rule-3',
  )
  expect(shown('https://example.com/look-up?site=https://example.org/')).toBe(
    'example.com/look-up?site=https://example.org',
  )
})

test('explains each abbreviation, and keeps short compounds on one line', () => {
  expect(renderToStaticMarkup(<AnnotatedText text="LOF for oil-spill work, LOF again" />)).toBe(
    '<abbr title="Lloyd’s Open Form">LOF</abbr> for <span class="unbroken">oil-spill</span> work, ' +
      '<abbr title="Lloyd’s Open Form">LOF</abbr> again',
  )
})

test('a footnote renders small print, or nothing if its text is null', () => {
  expect(renderToStaticMarkup(<Footnote text="Times are typical." />)).toBe(
    '<p class="footnote">Times are typical.</p>',
  )
  expect(renderToStaticMarkup(<Footnote text={null} />)).toBe('')
})
