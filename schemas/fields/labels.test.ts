import { describe, expect, test } from 'vitest'
import { navigationLabels } from '../../src/text/labels/frame-labels.ts'
import { menuFits } from './frame-labels.ts'

describe('the menu', () => {
  test.each([undefined, {}, { home: ' ' }, { home: 7 }, { menu: 'x'.repeat(100) }])(
    'of %j fits its line',
    (navigation) => expect(menuFits(navigation)).toBe(true),
  )

  test('that does not fit its line is refused, with its length', () => {
    const long = {
      ...navigationLabels,
      home: 'Home of the salvage desk',
      contact: 'Contact the desk',
    }
    expect(menuFits(long)).toMatch(/room for \d+ characters; .* have \d+: shorten one/)
  })
})
