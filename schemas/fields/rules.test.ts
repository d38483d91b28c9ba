import { expect, test } from 'vitest'
import {
  allVisible,
  emailRule,
  readableProse,
  locodeRule,
  readable,
  oneParagraph,
  orderRankRule,
  type Verdict,
} from './rules.ts'

const block = (...texts: string[]) => ({ children: texts.map((text) => ({ text })) })

test.each<[string, (value: unknown) => Verdict, unknown[], unknown[]]>([
  [
    'readable',
    readable,
    ['a', ' a ', 'a\n\tb', '', 'क्\u200Dष', '👩\u200D✈️', 'coffer\u00ADdam'],
    [' ', '\n\t', ' \u200B', 'MV \u202Ex', 'a\u200Bb', 'a\u0007', 'a\uD800b', '\uFEFFa'],
  ],
  ['oneParagraph', oneParagraph, ['One line.\n', ''], ['One\ntwo', 'One\n\nTwo\n']],
  [
    'allVisible',
    allVisible,
    ['+91 22 1234 5678', ''],
    ['\u202A+91 22 1234 5678', 'desk@salvage.test\u200B', '\uFEFF', '\u3164'],
  ],
  [
    'emailRule',
    emailRule,
    ['desk@salvage.test', 'a.b+c@salvage.co.in'],
    ['desk', 'desk@localhost', 'desk@salvage.test?bcc=x@y.test', ''],
  ],
  [
    'readableProse',
    readableProse,
    [[], [block('Call.')], [block(''), block('', 'x')]],
    [[block()], [block('', ' ')], [block('\u200D')], [{}], [block('Call', 'MV \u202Ex')]],
  ],
  ['locodeRule', locodeRule, ['INBOM', 'INBOM / INNSA'], ['inbom', 'INBOM/INNSA', 'INBO1', '']],
  ['orderRankRule', orderRankRule, ['0|hzzzzz:', '1|i00007:abc'], ['1', '0|HZZZZZ:']],
])('%s accepts good values and undefined, and refuses bad values', (_name, rule, good, bad) => {
  for (const value of [...good, undefined]) expect([value, rule(value)]).toEqual([value, true])
  for (const value of bad) expect(rule(value)).toMatch(/\w+ \w+/)
})

test('the message names an invisible character and the words before it', () => {
  expect(readable('Salvage of MV \u202ESagar')).toContain('(U+202E) after “Salvage of MV”')
})
