import type { EmailLink } from '../../email-manager/email-link.ts'

/** Maximum lengths: of an address as in RFC 5321, section 4.5.3.1. */
const MAX_LENGTH = { email: 320, token: 2048 }

/**
 * Reads the query string of a link in a mail. A plus sign is not decoded as a space: addresses contain it,
 * and not every program that writes mails encodes it.
 *
 * @returns null unless address and token are present, each once, well encoded and not too long
 */
export function parseEmailLink(search: string): EmailLink | null {
  const email = valueOf('email', search)
  const token = valueOf('token', search)
  return email !== null && token !== null ? { email, token } : null
}

/** The query string by which another page gets the same link. */
export function emailLinkSearch({ email, token }: EmailLink): string {
  return `?email=${encodeURIComponent(email)}&token=${encodeURIComponent(token)}`
}

function valueOf(name: keyof EmailLink, search: string): string | null {
  const prefix = `${name}=`
  const pairs = search.replace(/^\?/, '').split('&')
  const [pair, ...more] = pairs.filter((candidate) => candidate.startsWith(prefix))
  if (pair === undefined || more.length > 0) return null
  const value = decode(pair.slice(prefix.length))
  return value !== null && value.trim() !== '' && value.length <= MAX_LENGTH[name] ? value : null
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // A malformed escape: the link was truncated or written by hand.
    return null
  }
}
