import { randomUUID } from 'node:crypto'
import * as v from 'valibot'

/** Line breaks, other control characters, and invisible characters that change the text direction. */
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu
const MAX_HEADER_LENGTH = 200

export interface Mailbox {
  name: string
  email: string
}

/** A mail as a template returns it. */
export interface Mail {
  template: string
  to: Mailbox
  subject: string
  /** The text, in paragraphs. */
  body: string[]
  /** Paragraphs below the signature separator: who sends this and why. */
  footer: string[]
  replyTo?: Mailbox
  /** Further headers. Their values must not contain text from a visitor. */
  headers?: Record<string, string>
}

export const messageSchema = v.object({
  id: v.string(),
  template: v.string(),
  /** The address alone; the header `To` has the name too. */
  to: v.string(),
  subject: v.string(),
  createdAt: v.string(),
  text: v.string(),
  headers: v.record(v.string(), v.string()),
})

/** A complete mail, ready to send. */
export type Message = v.InferOutput<typeof messageSchema>

const MAIL_DOMAIN = 'global-salvage.example'

const SENDER: Mailbox = { name: 'Global Salvage', email: `no-reply@${MAIL_DOMAIN}` }

export function composeMessage(mail: Mail, now: Date): Message {
  const id = randomUUID()
  const subject = oneLine(mail.subject)
  return {
    id,
    template: mail.template,
    to: mail.to.email,
    subject,
    createdAt: now.toISOString(),
    text: `${[...mail.body, '-- ', ...mail.footer].join('\n\n')}\n`,
    headers: {
      From: formatMailbox(SENDER),
      To: formatMailbox(mail.to),
      ...(mail.replyTo && { 'Reply-To': formatMailbox(mail.replyTo) }),
      Subject: subject,
      Date: now.toUTCString().replace('GMT', '+0000'),
      'Message-ID': `<${id}@${MAIL_DOMAIN}>`,
      ...mail.headers,
    },
  }
}

/** Puts a visitor's text on one line, so that it can't inject another header. Shortens long text. */
export function oneLine(text: string): string {
  const line = text.replaceAll(UNSAFE_CHARACTERS, ' ').replaceAll(/ {2,}/g, ' ').trim()
  return line.length > MAX_HEADER_LENGTH ? `${line.slice(0, MAX_HEADER_LENGTH - 1)}…` : line
}

/** `"Name" <address>`, the name quoted so that nothing in it is read as an address. */
export function formatMailbox({ name, email }: Mailbox): string {
  const quoted = oneLine(name).replaceAll(/["\\]/g, String.raw`\$&`)
  return quoted === '' ? email : `"${quoted}" <${email}>`
}
