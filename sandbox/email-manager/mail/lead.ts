/** The two mails of a lead: all its fields to the desk, and an acknowledgement to the customer. */
import type { LeadData, LeadTemplate } from './lead-templates.ts'
import { headerText, type Mail, type Mailbox } from './message.ts'

export interface Lead {
  templateId: string
  template: LeadTemplate
  data: LeadData
  desk: Mailbox
  /** The request's reference for customer and desk, which the site shows too. */
  reference: string | null
}

/** Contains every field. Fields that the template does not have come last, under their own names. */
export function deskMail(lead: Lead): Mail {
  const { templateId, template, data, desk } = lead
  const known = Object.keys(template.labels).filter((name) => name in data)
  const unknown = Object.keys(data).filter((name) => !(name in template.labels))
  return {
    template: templateId,
    to: desk,
    replyTo: { name: '', email: data.customerEmail },
    subject: template.subject(data),
    body: [template.heading, fieldLines(lead, [...known, ...unknown])],
    footer: [`Sent from a form on the website. A reply goes to ${data.customerEmail}.`],
  }
}

/**
 * Repeats only short fields: anyone can enter a stranger's address, and must not be able to send that stranger a
 * message through this mail.
 */
export function acknowledgementMail(lead: Lead): Mail {
  const { subject, paragraphs, repeats } = lead.template.acknowledgement
  return {
    template: `${lead.templateId}_acknowledgement`,
    to: { name: '', email: lead.data.customerEmail },
    replyTo: lead.desk,
    subject,
    headers: { 'Auto-Submitted': 'auto-replied' },
    body: [subject, ...paragraphs, fieldLines(lead, repeats, shortened)],
    footer: [
      'You receive this because someone sent a form on our website with this address. If it was not you, please ignore it.',
    ],
  }
}

/** Returns the reference and these fields, one per line. */
function fieldLines(
  { template: { labels }, data, reference }: Lead,
  names: readonly string[],
  edit = (value: string) => value,
): string {
  const fields = names.map((name) => line(labels[name] ?? name, edit(inWords(data, name))))
  return [...(reference === null ? [] : [line('Reference', reference)]), ...fields].join('\n')
}

/** A field in a mail; a value of several lines is indented below its label. */
function line(label: string, value: string): string {
  const lines = value.split(/\r\n?|\n/)
  return lines.length === 1 ? `${label}: ${value}` : [`${label}:`, ...lines].join('\n    ')
}

const TIMES = new Set(['eta', 'submittedAt'])

function inWords(data: LeadData, name: string): string {
  const value = String(data[name] ?? '')
  return TIMES.has(name) ? istTime(value) : value
}

const MAX_REPEATED = 80

function shortened(text: string): string {
  const short = headerText(text)
  return short.length > MAX_REPEATED ? `${short.slice(0, MAX_REPEATED - 1)}…` : short
}

/** A time with its offset from UTC. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::[\d.]+)?(?:Z|[+-]\d\d:\d\d)$/

/** Milliseconds that India is ahead of UTC. */
const IST_OFFSET = 5.5 * 60 * 60 * 1000

/** Formats a time for the desk, such as “1 Dec 2026, 06:00 IST”. Returns any other text unchanged. */
function istTime(text: string): string {
  const moment = TIME.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(moment)) return text
  return new Date(moment + IST_OFFSET)
    .toUTCString()
    .replace(/^\w+, 0?(\d+ \w+ \d+) (\d+:\d+).*/, '$1, $2 IST')
}
