import { domainToASCII } from 'node:url'

const MAX_ADDRESS = 254
const MAX_LOCAL = 64
/** The `atext` of RFC 5322 with letters and digits of any script (RFC 6531), between dots. */
const LOCAL = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u
/** Characters safe to pass to `domainToASCII`, which truncates a domain at `/` or `#`. */
const WRITTEN_DOMAIN = /^[\p{L}\p{N}\p{M}.-]+$/u
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z][a-z0-9-]{0,61}[a-z0-9])$/

/**
 * Normalises an e-mail address, for storing, comparing and sending: trimmed, NFC, lower case, the domain
 * in ASCII.
 *
 * @returns null for anything that is not a deliverable address
 */
export function normaliseAddress(text: string): string | null {
  const address = text.trim().normalize('NFC').toLowerCase().normalize('NFC')
  const at = address.lastIndexOf('@')
  if (at < 1) return null
  const local = address.slice(0, at)
  const writtenDomain = address.slice(at + 1)
  if (!WRITTEN_DOMAIN.test(writtenDomain)) return null
  const domain = domainToASCII(writtenDomain)
  const normal = `${local}@${domain}`
  if (Buffer.byteLength(local) > MAX_LOCAL || Buffer.byteLength(normal) > MAX_ADDRESS) return null
  return LOCAL.test(local) && DOMAIN.test(domain) ? normal : null
}
