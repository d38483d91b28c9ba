import { createHmac } from 'node:crypto'

/**
 * The value of `sanity-webhook-signature`, as `@sanity/webhook` checks it: when it was signed, in
 * milliseconds, and the HMAC-SHA256 of that time and the body.
 */
export function signatureOf(body: string, secret: string, time: number): string {
  const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')
  return `t=${time},v1=${hash}`
}
