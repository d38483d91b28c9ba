import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { html, Markup } from './html.ts'

test('values are escaped in content and in attributes', () => {
  const value = `<b title="a">Tom & 'Jerry'</b>`
  expect(html`<p title="${value}">${value}</p>`.text).toBe(
    '<p title="&lt;b title=&quot;a&quot;&gt;Tom &amp; &#39;Jerry&#39;&lt;/b&gt;">&lt;b title=&quot;a&quot;&gt;Tom &amp; &#39;Jerry&#39;&lt;/b&gt;</p>',
  )
})

test('markup and lists of markup are inserted unescaped', () => {
  const items = ['a', '<'].map((item) => html`<b>${item}</b>`)
  expect(html`<p>${items}${html`<i>c</i>`}</p>`.text).toBe('<p><b>a</b><b>&lt;</b><i>c</i></p>')
})

test('no text can inject markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(html`${text}`.text).not.toMatch(/[<>"']/)
      expect(html`${new Markup(text)}`.text).toBe(text)
    }),
  )
})
