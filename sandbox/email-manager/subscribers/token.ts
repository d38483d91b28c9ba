import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 192 bits: more than the 128 that rule out guessing, and no padding in base64. */
const TOKEN_BYTES = 24

/** A new token, URL-safe without escaping. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The stored hash of a token. Plain SHA-256 suffices: unlike a password, a token can't be guessed. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

/** Whether a token has one of these hashes, compared in constant time. */
export function isOneOf(token: string, hashes: readonly Uint8Array[]): boolean {
  const hash = hashToken(token)
  return hashes.reduce((found, known) => timingSafeEqual(known, hash) || found, false)
}
