import { expect, test } from 'vitest'
import { normaliseAddress } from './input.ts'

test.each([
  ['captain@example.com', 'captain@example.com'],
  ['  Captain@Example.COM \n', 'captain@example.com'],
  ["o'neill+tag@sub.example.co.in", "o'neill+tag@sub.example.co.in"],
  ['जहाज@example.com', 'जहाज@example.com'],
  ['info@MÜNCHEN.example', 'info@xn--mnchen-3ya.example'],
  ['Jose\u0301@example.com', 'jos\u00E9@example.com'],
])('normalises the address %j to %s', (input, normalised) => {
  expect(normaliseAddress(input)).toBe(normalised)
})

test.each([
  '',
  'a@b',
  '@example.com',
  'a@',
  'a@example..com',
  'a@-example.com',
  'a b@example.com',
  '.a@example.com',
  'a..b@example.com',
  'a@b@example.com',
  '"a"@example.com',
  'Name <a@example.com>',
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a\u0000@example.com',
  'a@127.0.0.1',
  'a@example.com/x',
  'a@example.com#x',
  `${'a'.repeat(65)}@example.com`,
  `a@${'a.'.repeat(130)}com`,
])('rejects the address %j', (input) => {
  expect(normaliseAddress(input)).toBeNull()
})
