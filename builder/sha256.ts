import { createHash } from 'node:crypto'

/** SHA-256 of a text or of bytes, in hexadecimal: tells whether what a file was made of has changed. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
