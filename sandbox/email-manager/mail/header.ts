/** Line breaks and other control characters, and marks that change the direction of text. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu
const MAX_HEADER = 200

export interface Mailbox {
  name: string
  /** Normalised. */
  email: string
}

/** Makes one line of header text from what a visitor wrote, so that it can't inject another header. */
export function headerText(text: string): string {
  const line = text.replaceAll(UNSAFE, ' ').replaceAll(/ {2,}/g, ' ').trim()
  return line.length > MAX_HEADER ? `${line.slice(0, MAX_HEADER - 1)}…` : line
}

/** `"Name" <address>`, the name quoted so that nothing in it is read as an address. */
export function formatMailbox({ name, email }: Mailbox): string {
  const quoted = headerText(name).replaceAll(/["\\]/g, String.raw`\$&`)
  return quoted === '' ? email : `"${quoted}" <${email}>`
}
