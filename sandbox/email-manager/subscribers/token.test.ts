import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createToken, hashToken, isOneOf } from './token.ts'

test('a token has 192 bits and needs no escaping in a URL', () => {
  const token = createToken()
  expect(Buffer.from(token, 'base64url')).toHaveLength(24)
  expect(encodeURIComponent(token)).toBe(token)
})

test('no two tokens are alike', () => {
  expect(new Set(Array.from({ length: 1000 }, createToken)).size).toBe(1000)
})

test('a token is found at any place in the list', () => {
  const tokens = Array.from({ length: 3 }, createToken)
  const hashes = tokens.map(hashToken)
  for (const token of tokens) expect(isOneOf(token, hashes)).toBe(true)
  expect(isOneOf(createToken(), hashes)).toBe(false)
})

test('no token matches an empty list', () => {
  expect(isOneOf(createToken(), [])).toBe(false)
})

test('the hash does not contain the token', () => {
  const token = createToken()
  expect(Buffer.from(hashToken(token)).toString('latin1')).not.toContain(token)
})

test('no other text of any length is accepted as a token', () => {
  const token = createToken()
  const hashes = [hashToken(token)]
  const near = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.nat(token.length - 1).map((end) => token.slice(0, end)),
    fc.string({ minLength: 1 }).map((more) => token + more),
  )
  fc.assert(
    fc.property(near, (other) => {
      expect(isOneOf(other, hashes)).toBe(false)
    }),
  )
})
