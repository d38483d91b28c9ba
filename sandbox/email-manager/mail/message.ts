import { randomUUID } from 'node:crypto'
import { renderHtml, renderText, type MailBody } from './body.ts'
import { formatMailbox, headerText, type Mailbox } from './header.ts'

/** A mail as a template returns it. */
export interface Mail {
  template: string
  to: Mailbox
  subject: string
  body: MailBody
  replyTo?: Mailbox
  /** Further headers; their values never contain what a visitor wrote. */
  headers?: Record<string, string>
}

/** A complete mail, ready to send. */
export interface Message {
  id: string
  template: string
  /** The address alone; header `To` has the name too. */
  to: string
  subject: string
  createdAt: string
  text: string
  html: string
  headers: Record<string, string>
}

const MAIL_DOMAIN = 'global-salvage.example'

const SENDER: Mailbox = { name: 'Global Salvage', email: `no-reply@${MAIL_DOMAIN}` }

export function composeMessage(mail: Mail, now: Date): Message {
  const id = randomUUID()
  const subject = headerText(mail.subject)
  return {
    id,
    template: mail.template,
    to: mail.to.email,
    subject,
    createdAt: now.toISOString(),
    text: renderText(mail.body),
    html: renderHtml(subject, mail.body),
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
