import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 192 bits: above the 128 that make guessing hopeless, and no padding in base64. */
const TOKEN_BYTES = 24

/** A new token, safe in a URL as it stands. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is stored of a token. Plain SHA-256 does: unlike a password, a token can't be guessed. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

/** Whether the token is one of those hashed, in a time that tells nothing about them. */
export function isOneOf(token: string, hashes: readonly Uint8Array[]): boolean {
  const hash = hashToken(token)
  return hashes.reduce((found, known) => timingSafeEqual(known, hash) || found, false)
}
