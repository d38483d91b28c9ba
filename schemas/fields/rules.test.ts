import { describe, expect, test } from 'vitest'

import { hrefRule, locodeRule, orderRankRule, phoneRule } from './rules.ts'

const cases = (rule: (value: unknown) => true | string, good: string[], bad: string[]) => {
  test.each(good)('accepts %j', (value) => {
    expect(rule(value)).toBe(true)
  })
  test.each(bad)('refuses %j with a sentence', (value) => {
    expect(rule(value)).toMatch(/\w+ \w+/)
  })
  test('leaves an absent value to the required rule', () => {
    expect(rule(undefined)).toBe(true)
  })
}

describe('phoneRule', () => {
  cases(
    phoneRule,
    ['+91 00000 00000', '+44 1632 960 123', '+1 202 555 0100'],
    [
      '00000 00000',
      '+91-00000-00000',
      '+9100000 00000 ',
      '+91  00000 00000',
      '91 00000 00000',
      '+91',
    ],
  )
})

describe('locodeRule', () => {
  cases(
    locodeRule,
    ['INBOM', 'INBOM / INNSA', 'IN2AB'],
    ['inbom', 'INB', 'INBOM/INNSA', 'INBO1', ''],
  )
})

describe('orderRankRule', () => {
  cases(orderRankRule, ['0|hzzzzz:', '0|100008:', '1|i00007:abc'], ['1', 'hzzzzz', '0|HZZZZZ:'])
})

describe('hrefRule', () => {
  cases(
    hrefRule,
    [
      '/contact',
      '/fleet-retainer#quote',
      'https://example.com/a',
      'tel:+910000000000',
      'mailto:desk@example.com',
    ],
    ['contact', '//example.com', 'http://example.com', 'javascript:alert(1)', '#quote', ''],
  )
})
