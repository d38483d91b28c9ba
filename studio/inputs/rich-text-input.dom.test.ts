import { expect, test } from 'vitest'
import { adaptHtml } from './rich-text-input.tsx'

const body = (html: string) => adaptHtml(html).html?.match(/<body>(.*)<\/body>/)?.[1]

test('turns a table row into a line of its cells', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const table = `<table><tbody>${row('West\n coast', '6–8 hours')}${row('', '')}${row('East', '')}</tbody></table>`
  expect(body(`<p>Times</p>${table}`)).toBe('<p>Times</p><p>West coast · 6–8 hours</p><p>East</p>')
})

test('turns headings into h3', () => {
  expect(body('<h1>Cover</h1><p>Text</p><h4>More <em>words</em></h4>')).toBe(
    '<h3>Cover</h3><p>Text</p><h3>More <em>words</em></h3>',
  )
})

test('returns null for empty HTML, and for HTML that has only paragraphs, lists and h3', () => {
  expect(adaptHtml('<h3>Cover</h3><p>Text</p><ul><li>One</li></ul>').html).toBeNull()
  expect(adaptHtml('').html).toBeNull()
})
