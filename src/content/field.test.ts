import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  flag,
  labels,
  list,
  object,
  record,
  requiredInteger,
  requiredText,
  text,
  textList,
  textOr,
} from './field.ts'

const UNEXPECTED = [undefined, null, 0, 1.5, Number.NaN, '', '  ', true, [], {}, [null], { a: 1 }]

describe('single values', () => {
  test('text is trimmed, and empty text is null', () => {
    expect(v.parse(text.parser, ' Mundra ')).toBe('Mundra')
    expect(v.parse(text.parser, '   ')).toBeNull()
  })

  test('a required number must be whole', () => {
    expect(v.safeParse(requiredInteger.parser, 2013).success).toBe(true)
    for (const invalid of [2013.5, Number.POSITIVE_INFINITY, '2013', null])
      expect(v.safeParse(requiredInteger.parser, invalid).success).toBe(false)
  })

  test.each(UNEXPECTED)('optional fields accept %j', (value) => {
    for (const schema of [text, flag, textList])
      expect(v.safeParse(schema.parser, value).success).toBe(true)
  })
})

describe('list', () => {
  const namedItems = list(object({ name: requiredText }))

  test('leaves out bad items and keeps the order of the good ones', () => {
    expect(v.parse(namedItems.parser, [{ name: 'b' }, { name: 7 }, null, { name: 'a' }])).toEqual([
      { name: 'b' },
      { name: 'a' },
    ])
  })

  test.each(UNEXPECTED)('reads %j as an empty list', (value) => {
    expect(v.parse(namedItems.parser, value)).toEqual([])
  })
})

describe('record', () => {
  const contact = record({ heading: text, points: textList })

  test.each(UNEXPECTED)('reads %j as a record with empty fields', (value) => {
    expect(v.parse(contact.parser, value)).toEqual({ heading: null, points: [] })
  })
})

describe('labels', () => {
  const button = labels({ send: 'Send it', call: 'Call' })

  test('prefers an editor’s text to the default', () => {
    expect(v.parse(button.parser, { send: ' Off it goes ', other: 'x' })).toEqual({
      send: 'Off it goes',
      call: 'Call',
    })
  })

  test.each([...UNEXPECTED, '\u200B', '\u00AD \uFEFF'])(
    'uses the default label for %j',
    (value) => {
      expect(v.parse(textOr('Send it').parser, value)).toBe('Send it')
      expect(v.parse(button.parser, { send: value })).toEqual({ send: 'Send it', call: 'Call' })
    },
  )

  test.each(UNEXPECTED)('uses every default if the labels are %j', (value) => {
    expect(v.parse(button.parser, value)).toEqual({ send: 'Send it', call: 'Call' })
  })
})
