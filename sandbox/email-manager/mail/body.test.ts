import { describe, expect, test } from 'vitest'
import { renderHtml, renderText, type MailBody } from './body.ts'

const HREF = 'http://site.example/page?email=a%40example.com&token=t'

const body: MailBody = {
  heading: 'Heading & more',
  blocks: [
    { kind: 'paragraph', text: 'A <b>paragraph</b>.' },
    { kind: 'list', items: ['one', 'two'] },
    {
      kind: 'fields',
      rows: [
        { label: 'Port', value: 'Mundra' },
        { label: 'Notes', value: 'first\r\n  second\nthird' },
      ],
    },
    { kind: 'action', label: 'Do it', href: HREF },
  ],
  footer: [{ kind: 'link', label: 'Leave', href: HREF }],
}

test('as text', () => {
  expect(renderText(body)).toBe(`Heading & more

A <b>paragraph</b>.

- one
- two

Port: Mundra
Notes:
    first
      second
    third

Do it:
${HREF}

-- 

Leave:
${HREF}
`)
})

describe('as HTML', () => {
  const html = renderHtml('<Title>', body)

  test('everything is in it, escaped', () => {
    expect(html).toContain('<title>&lt;Title&gt;</title>')
    expect(html).toContain('Heading &amp; more</h1>')
    expect(html).toContain('A &lt;b&gt;paragraph&lt;/b&gt;.')
    expect(html).toMatch(/<li>one<\/li>\s*<li>two<\/li>/)
    expect(html.split(`href="${HREF.replace('&', '&amp;')}"`)).toHaveLength(3)
  })

  test('a value stands alone in its cell, where its spaces and lines show', () => {
    expect(html).toMatch(/white-space: pre-wrap[^>]*">first\r\n {2}second\nthird<\/td>/)
    expect(html).toMatch(/<th scope="row"[^>]*>Notes<\/th>/)
  })

  test('nothing is loaded from elsewhere', () => {
    expect(html).not.toMatch(/<(?:script|img|link|iframe)|url\(/)
  })
})
