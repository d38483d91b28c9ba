import { describe, expect, test } from 'vitest'
import { dialableRule, phoneRule } from './phone.ts'

describe('phoneRule', () => {
  test.each(['+91 00000 00000', '+44 1632 960 123', '+1 202 555 0100', undefined])(
    'accepts %j',
    (value) => {
      expect(phoneRule(value)).toBe(true)
    },
  )
  test.each(['+91  00000 00000', '91 00000 00000', '+47 11 22', '+91 000000 000000 000000'])(
    'refuses %j, and gives an example',
    (value) => {
      expect(phoneRule(value)).toContain('like +91 00000 00000')
    },
  )
})

describe('dialableRule', () => {
  test.each([
    '+91 98200 12345',
    '+91 22 6123 4567',
    '+44 1632 960 123',
    '+1 202 555 0100',
    '+39 06 1234 5678',
    '+225 07 1234 5678',
    undefined,
    // `phoneRule` refuses this.
    'badly written',
  ])('accepts %j', (value) => {
    expect(dialableRule(value, {})).toBe(true)
  })
  test.each([
    ['+91 00000 00003', 'may not start with 0'],
    ['+91 98200 1234', 'this one has 9'],
    ['+47 11 22', 'this one has 6'],
    ['+44 123456 123456 12345', '8 to 15'],
  ])('says why no one can dial %s', (value, reason) => {
    expect(dialableRule(value, {})).toContain(reason)
  })
  test('does not warn about a placeholder in a document that is marked as placeholder data', () => {
    const document = { _id: 'a', _type: 'port', _rev: '1', _createdAt: '', _updatedAt: '' }
    const marked = { document: { ...document, isPlaceholder: true } }
    expect(dialableRule('+91 00000 00000', marked)).toBe(true)
    expect(dialableRule('+91 98200 0000', marked)).not.toBe(true)
    expect(dialableRule('+91 00000 00000', { document })).not.toBe(true)
  })
})
