import { describe, expect, test } from 'vitest'
import {
  allVisible,
  emailRule,
  hasWords,
  locodeRule,
  missing,
  notBlank,
  oneParagraph,
  orderRankRule,
  type Verdict,
} from './rules.ts'

function cases(rule: (value: unknown) => Verdict, good: unknown[], bad: unknown[]) {
  test.each(good.map((value) => [value]))('accepts %j', (value) => {
    expect(rule(value)).toBe(true)
  })
  test.each(bad.map((value) => [value]))('refuses %j with a sentence', (value) => {
    expect(rule(value)).toMatch(/\w+ \w+/)
  })
  test('leaves an absent value to the required rule', () => {
    expect(rule(undefined)).toBe(true)
  })
}

describe('notBlank', () => {
  cases(notBlank, ['a', ' a ', ''], [' ', '\n\t', ' \u200B'])
})

describe('oneParagraph', () => {
  cases(oneParagraph, ['One line.', 'One line.\n', ''], ['One\ntwo', 'One\n\nTwo\n'])
})

describe('allVisible', () => {
  cases(
    allVisible,
    ['+91 22 1234 5678', 'desk@salvage.test', ''],
    ['\u202A+91 22 1234 5678', 'desk@salvage.test\u200B', '\uFEFF', '\u3164'],
  )
})

describe('emailRule', () => {
  cases(
    emailRule,
    ['desk@salvage.test', 'a.b+c@salvage.co.in'],
    ['desk', 'desk@localhost', 'desk@salvage.test?bcc=x@y.test', ''],
  )
})

describe('hasWords', () => {
  const block = (...texts: string[]) => ({
    _type: 'block',
    children: texts.map((text) => ({ _type: 'span', text })),
  })
  cases(
    hasWords,
    [[], [block('Call.')], [block(''), block('', 'x')]],
    [[block()], [block('', ' ')], [block(''), block('\n')], [{}]],
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

test('an editor is told which field is empty', () => {
  expect(missing('Heading')).toBe('Fill in “Heading”')
})
