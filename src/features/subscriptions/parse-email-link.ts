import type { EmailLink } from '../../email-manager/email-link.ts'

/** No address (RFC 5321, section 4.5.3.1) and no token is longer than this. */
const LONGEST = { email: 320, token: 2048 }

/**
 * Reads the query string of a link in a mail. A plus sign stands for itself there: addresses have it,
 * and not every program that writes mails encodes it.
 *
 * @returns null unless address and token are there, each once, whole and of a possible length
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
  return value !== null && value.trim() !== '' && value.length <= LONGEST[name] ? value : null
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // A percent sign that encodes nothing: the link was cut or written by hand.
    return null
  }
}
