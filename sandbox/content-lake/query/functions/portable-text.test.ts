import { expect, test } from 'vitest'
import { answer } from '../testing.ts'

const span = (text: unknown) => ({ _type: 'span', text })
const block = (...children: unknown[]) => ({ _type: 'block', children })

test.each([
  [block(span('a'), span('b')), 'ab'],
  [[block(span('a')), block(span('b'))], 'a\n\nb'],
  [[block(span('a')), { _type: 'image' }, block(span('b'))], 'a\n\nb'],
  [[block(span('a'), { _type: 'other', text: 'no' }, span(1))], 'a'],
  [[[block(span('a'))], block(span('b'))], 'a\n\nb'],
  [[block()], ''],
  [[{ _type: 'image' }], null],
  [{ children: [span('a')] }, null],
  [[], null],
  ['text', null],
  [null, null],
])('the text of %j is %j', (value, expected) => {
  expect(answer('pt::text($value)', [], { value })).toBe(expected)
})
