/**
 * Addresses of contact links (docs/domain.md). Each `…Href` function takes the text that an editor typed, or null. It
 * returns null if no working link can be made of the text; the link is then not shown.
 */

import { withoutInvisible } from './invisible.ts'

/** Prefilled message of a chat with the desk; on a port's page, it names the port. */
export function firstMessage(port: string | null = null): string {
  return port === null
    ? 'Vessel / IMO / Port / Issue:'
    : `Port: ${withoutInvisible(port)}\nVessel / IMO / Issue:`
}

/** `tel:` with the number in E.164: +91 00000 00000 → tel:+910000000000 */
export function telHref(phone: string | null): string | null {
  const digits = internationalDigits(phone)
  return digits === null ? null : `tel:+${digits}`
}

/** wa.me accepts a number as digits only, without plus or trunk zero, and a prefilled message. */
export function whatsappHref(number: string | null, message = firstMessage()): string | null {
  const digits = internationalDigits(number)
  return digits === null ? null : `https://wa.me/${digits}?text=${encodeURIComponent(message)}`
}

/** @param mail prefilled subject and body (RFC 6068) */
export function mailHref(
  address: string | null,
  mail?: { subject: string; body: string },
): string | null {
  const trimmed = withoutInvisible(address ?? '')
  // Rejects characters that have a meaning in a `mailto:` address, such as `?` and `&`.
  if (!/^[\w.+'-]+@[\w-]+(\.[\w-]+)+$/.test(trimmed)) return null
  if (!mail) return `mailto:${trimmed}`
  const body = mail.body.replaceAll(/\r\n|\r|\n/g, '\r\n')
  return `mailto:${trimmed}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(body)}`
}

/**
 * Digits of an international number, at most 15 (E.164); null for a national number or no number. A number followed by
 * other text, such as an extension, gives null too, because a wrong number would be dialled.
 */
function internationalDigits(phone: string | null): string | null {
  const written = withoutInvisible(phone ?? '')
  const digits = /^(?:\+|00)([\d\s().\p{Pd}]+)$/u.exec(written)?.[1]
  const dialled = digits?.replaceAll(/\(0\)|\D/g, '')
  // No country code begins with 0.
  return dialled !== undefined && /^[1-9]\d{7,14}$/.test(dialled) ? dialled : null
}
