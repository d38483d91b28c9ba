import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { flag, list, number, record, text, textList } from './parse.ts'

const ODD_VALUES = [undefined, null, 0, 1.5, Number.NaN, '', '  ', true, [], {}, [null], { a: 1 }]

describe('leaves', () => {
  test('text is trimmed, and empty text is none', () => {
    expect(v.parse(text, ' Mundra ')).toBe('Mundra')
    expect(v.parse(text, '   ')).toBeNull()
  })

  test('a number must be finite', () => {
    expect(v.parse(number, 18.9)).toBe(18.9)
    expect(v.parse(number, Number.POSITIVE_INFINITY)).toBeNull()
    expect(v.parse(number, '18.9')).toBeNull()
  })

  test.each(ODD_VALUES)('%j never throws', (value) => {
    for (const schema of [text, flag, number, textList])
      expect(v.safeParse(schema, value).success).toBe(true)
  })
})

describe('list', () => {
  const named = list(v.object({ name: v.string() }))

  test('leaves out bad items and keeps the order of the good ones', () => {
    expect(v.parse(named, [{ name: 'b' }, { name: 7 }, null, { name: 'a' }])).toEqual([
      { name: 'b' },
      { name: 'a' },
    ])
  })

  test.each(ODD_VALUES)('%j in place of a list is no items', (value) => {
    expect(v.parse(named, value)).toEqual([])
  })
})

describe('record', () => {
  const contact = record({ heading: text, points: textList })

  test('keeps its own fields and drops others', () => {
    expect(v.parse(contact, { heading: 'Call', points: ['a'], _rev: 'x' })).toEqual({
      heading: 'Call',
      points: ['a'],
    })
  })

  test.each(ODD_VALUES)('%j in place of a record has each field empty', (value) => {
    expect(v.parse(contact, value)).toEqual({ heading: null, points: [] })
  })
})
