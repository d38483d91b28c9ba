import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailLinkSearch, parseEmailLink } from './parse-email-link.ts'

test.each([
  ['?email=a%40example.com&token=t', { email: 'a@example.com', token: 't' }],
  ['?token=t&email=a@example.com&utm_source=mail', { email: 'a@example.com', token: 't' }],
  ['?email=a%2Bb@example.com&token=t%2Fk%3D%26n', { email: 'a+b@example.com', token: 't/k=&n' }],
  ['?email=a+b@example.com&token=t+k==', { email: 'a+b@example.com', token: 't+k==' }],
  ['?email=a&token=%20%3Cb%3E', { email: 'a', token: ' <b>' }],
])('%s is a link', (search, link) => {
  expect(parseEmailLink(search)).toEqual(link)
})

test.each([
  '',
  '?',
  '?email=a@example.com',
  '?token=t',
  '?email=&token=t',
  '?email=a@example.com&token=',
  '?email=a@example.com&token',
  '?email=%20&token=t',
  '?email=a@example.com&email=b@example.com&token=t',
  '?email=a@example.com&token=t&token=t',
  '?email=a@example.com&token=%',
  '?email=%E0%A4%A&token=t',
  '?email=a@example.com&token=%zz',
  '?xemail=a@example.com&token=t',
  '?EMAIL=a@example.com&TOKEN=t',
  `?email=a@example.com&token=${'t'.repeat(2049)}`,
  `?email=${'a'.repeat(321)}&token=t`,
])('%s is no link', (search) => {
  expect(parseEmailLink(search)).toBeNull()
})

test('an address may have 320 characters and a token 2048', () => {
  const link = { email: 'a'.repeat(320), token: 't'.repeat(2048) }
  expect(parseEmailLink(emailLinkSearch(link))).toEqual(link)
})

describe('properties', () => {
  test('no query string throws', () => {
    assert(
      property(string({ unit: 'binary' }), (search) => {
        expect(() => parseEmailLink(search)).not.toThrow()
      }),
    )
  })

  test('what emailLinkSearch writes, parseEmailLink reads', () => {
    const part = string({ minLength: 1, maxLength: 300, unit: 'grapheme' }).filter(
      (text) => text.trim() !== '' && text.length <= 320 && text.isWellFormed(),
    )
    assert(
      property(part, part, (email, token) => {
        expect(parseEmailLink(emailLinkSearch({ email, token }))).toEqual({ email, token })
      }),
    )
  })
})
