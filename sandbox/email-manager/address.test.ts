import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normaliseAddress } from './input.ts'

describe('an address', () => {
  test.each([
    ['captain@example.com', 'captain@example.com'],
    ['  Captain@Example.COM \n', 'captain@example.com'],
    ['first.last+tag@sub.example.co.in', 'first.last+tag@sub.example.co.in'],
    ["o'neill@example.com", "o'neill@example.com"],
    ['जहाज@example.com', 'जहाज@example.com'],
    ['info@münchen.example', 'info@xn--mnchen-3ya.example'],
    ['info@MÜNCHEN.example', 'info@xn--mnchen-3ya.example'],
    ['Jose\u0301@example.com', 'jos\u00E9@example.com'],
    ['a@example.xn--p1ai', 'a@example.xn--p1ai'],
  ])('%j is kept as %s', (written, kept) => {
    expect(normaliseAddress(written)).toBe(kept)
  })

  test.each([
    '',
    '@',
    'a',
    'a@b',
    '@example.com',
    'a@',
    'a@.com',
    'a@example.',
    'a@example..com',
    'a@-example.com',
    'a@example-.com',
    'a b@example.com',
    'a@exam ple.com',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a@b@example.com',
    'a,b@example.com',
    '"a"@example.com',
    'Name <a@example.com>',
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a\u0000@example.com',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@example.com/x',
    'a@example.com:25',
    'a@example.com#x',
    `${'a'.repeat(65)}@example.com`,
    `a@${'a.'.repeat(130)}com`,
  ])('%j is refused', (written) => {
    expect(normaliseAddress(written)).toBeNull()
  })
})

describe('whatever is written', () => {
  const anything = fc.oneof(
    fc.emailAddress(),
    fc.string({ unit: 'binary' }),
    fc.tuple(fc.string({ unit: 'grapheme' }), fc.domain()).map((parts) => parts.join('@')),
  )

  test('normalising is idempotent', () => {
    fc.assert(
      fc.property(anything, (written) => {
        const kept = normaliseAddress(written)
        expect(kept === null ? null : normaliseAddress(kept)).toBe(kept)
      }),
    )
  })

  test('a normalised address has no special characters of mail headers or address lists', () => {
    fc.assert(
      fc.property(anything, (written) => {
        expect(normaliseAddress(written) ?? '').not.toMatch(/[\s\p{Cc}<>()[\]\\,;:"]/u)
      }),
    )
  })
})
