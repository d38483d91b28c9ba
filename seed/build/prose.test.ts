import { describe, expect, test } from 'vitest'
import { prose } from './prose.ts'

describe('prose', () => {
  test('makes one normal block of a plain line', () => {
    expect(prose('Call the desk.')).toEqual([
      {
        _type: 'block',
        _key: 'b1',
        style: 'normal',
        children: [{ _type: 'span', _key: 'b1s1', text: 'Call the desk.', marks: [] }],
        markDefs: [],
      },
    ])
  })

  test('reads headings and the two kinds of list from their prefixes', () => {
    const shapes = prose('### Head', '- bullet', '1. number').map(
      ({ style, listItem, level, children }) => ({
        style,
        listItem,
        level,
        text: children?.[0]?.text,
      }),
    )
    expect(shapes).toEqual([
      { style: 'h3', listItem: undefined, level: undefined, text: 'Head' },
      { style: 'normal', listItem: 'bullet', level: 1, text: 'bullet' },
      { style: 'normal', listItem: 'number', level: 1, text: 'number' },
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
})
