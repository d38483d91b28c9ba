import * as v from 'valibot'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { richTextParser } from '../../content/rich-text.ts'
import { RichText } from './rich-text.tsx'

const link = { _type: 'link', _key: 'l', href: 'https://dgshipping.test/msn' }

test('nests marks, and renders a link over several spans as one element', () => {
  const html = render(
    block({
      children: [span('Read '), span('the ', 'l'), span('notice', 'l', 'strong'), span('.')],
      markDefs: [link],
    }),
  )
  expect(html).toContain(
    '<p>Read <a href="https://dgshipping.test/msn">the <strong>notice</strong></a>.</p>',
  )
})

test('renders headings, nested lists and line breaks', () => {
  const item = (text: string, level: number, listItem = 'bullet') =>
    block({ listItem, level, children: [span(text)] })
  const html = render(
    block({ style: 'h3', children: [span('At anchor')] }),
    item('Papers', 1),
    item('Crew list', 2, 'number'),
    item('Stores', 1),
    block({ children: [span('One\ntwo', 'em')] }),
  )
  expect(html).toContain(
    '<h3>At anchor</h3><ul><li>Papers<ol><li>Crew list</li></ol></li><li>Stores</li></ul><p><em>One<br/>two</em></p>',
  )
})

function span(text: string, ...marks: string[]) {
  return { _type: 'span', _key: text, text, marks }
}

function block(fields: object) {
  return { _type: 'block', _key: JSON.stringify(fields), style: 'normal', markDefs: [], ...fields }
}

function render(...blocks: object[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <RichText value={v.parse(richTextParser, blocks)} />
    </MemoryRouter>,
  )
}
