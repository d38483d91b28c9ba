import { describe, expect, test } from 'vitest'
import { navigationLabels } from '../../src/text/labels/frame-labels.ts'
import { menuLengthRule } from './frame-labels.ts'

describe('the menu', () => {
  test.each([undefined, {}, { home: ' ' }, { home: 7 }, { menu: 'x'.repeat(100) }])(
    'with the labels %j fits its line',
    (navigation) => expect(menuLengthRule(navigation)).toBe(true),
  )

  test('is refused if it does not fit its line; the message states its length', () => {
    const long = {
      ...navigationLabels,
      home: 'Home of the salvage desk',
      contact: 'Contact the desk',
    }
    expect(menuLengthRule(long)).toMatch(/room for \d+ characters; .* have \d+: shorten one/)
  })
})
