import * as v from 'valibot'
import { expect, test } from 'vitest'
import { richTextParser } from './rich-text.ts'

const span = { _type: 'span', _key: 's', text: 'the notice', marks: ['l'] }
const blockWith = (fields: object) => ({
  _type: 'block',
  _key: 'b',
  style: 'normal',
  children: [span],
  markDefs: [],
  ...fields,
})
const parseBlock = (fields: object) => v.parse(richTextParser, [blockWith(fields)])[0]

test('a block keeps its text, style and list', () => {
  const children = [{ ...span, marks: ['strong', 'em'] }]
  const block = blockWith({ style: 'h3', listItem: 'bullet', level: 1, children })
  expect(v.parse(richTextParser, [block])).toEqual([block])
})

test('a link is kept', () => {
  const markDefs = [{ _type: 'link', _key: 'l', href: '/fleet-retainer#quote' }]
  expect(parseBlock({ markDefs })?.markDefs).toEqual(markDefs)
})

test('a link to a page leads to the page’s current address', () => {
  const page = { _type: 'port', slug: 'mundra' }
  const markDefs = [{ _type: 'link', _key: 'l', page, href: '/ports/old' }]
  expect(parseBlock({ markDefs })?.markDefs).toEqual([
    { _type: 'link', _key: 'l', href: '/ports/mundra' },
  ])
})

test('keeps the text of a link to a removed page, without the link', () => {
  const block = parseBlock({ markDefs: [{ _type: 'link', _key: 'l', page: null }] })
  expect(block?.markDefs).toEqual([])
  expect(block?.children).toEqual([{ ...span, marks: [] }])
})

// src/text/addresses.test.ts tests further unsafe addresses.
test.each(['javascript:alert(1)', 7])('drops a link to %s, but keeps its words', (href) => {
  const block = parseBlock({ markDefs: [{ _type: 'link', _key: 'l', href }] })
  expect(block?.markDefs).toEqual([])
  expect(block?.children).toEqual([{ ...span, marks: [] }])
})

test.each([null, 'text', 7, { _type: 'image' }, { _type: 'block' }])(
  'leaves out %j among blocks',
  (invalid) => {
    expect(v.parse(richTextParser, [invalid, blockWith({})])).toHaveLength(1)
  },
)

test.each([[[]], [[{ ...span, text: '  ' }]], [null]])(
  'a block with the children %j has no text and is left out',
  (children) => {
    expect(v.parse(richTextParser, [blockWith({ children })])).toEqual([])
  },
)

test('drops unknown marks', () => {
  expect(parseBlock({ children: [{ ...span, marks: ['strong', 'blink'] }] })?.children).toEqual([
    { ...span, marks: ['strong'] },
  ])
})
