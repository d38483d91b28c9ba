import { expect, test } from 'vitest'
import { prose } from './prose.ts'

test('reads plain lines, headings, and both kinds of list', () => {
  const shapes = prose('Call.', '### Head', '- bullet', '1. number').map(
    ({ style, listItem, children }) => [style, listItem, children?.[0]?.text],
  )
  expect(shapes).toEqual([
    ['normal', undefined, 'Call.'],
    ['h3', undefined, 'Head'],
    ['normal', 'bullet', 'bullet'],
    ['normal', 'number', 'number'],
  ])
})

test('marks strong text and links, keeping the text around them', () => {
  const [block] = prose('See **both** of [the lists](/contact) first.')
  expect(block?.markDefs).toEqual([{ _type: 'link', _key: 'b1l1', href: '/contact' }])
  expect(block?.children?.map(({ text, marks }) => [text, marks])).toEqual([
    ['See ', []],
    ['both', ['strong']],
    [' of ', []],
    ['the lists', ['b1l1']],
    [' first.', []],
  ])
})
