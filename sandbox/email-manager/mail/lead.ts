/** The two mails of a lead: one to the desk with all fields, and an acknowledgement to the customer. */
import type { LeadData, LeadTemplate } from './lead-templates.ts'
import { oneLine, type Mail, type Mailbox } from './message.ts'

export interface Lead {
  templateId: string
  template: LeadTemplate
  data: LeadData
  desk: Mailbox
  /** The lead's reference for customer and desk. The site shows it too. */
  reference: string | null
}

/** Contains every field. Fields that the template does not know come last, labelled with their names. */
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
 * Repeats only a few fields, shortened: anyone can enter a stranger's address, and must not be able to send that
 * stranger a message through this mail.
 */
export function acknowledgementMail(lead: Lead): Mail {
  const { subject, paragraphs, repeatedFields } = lead.template.acknowledgement
  return {
    template: `${lead.templateId}_acknowledgement`,
    to: { name: '', email: lead.data.customerEmail },
    replyTo: lead.desk,
    subject,
    headers: { 'Auto-Submitted': 'auto-replied' },
    body: [subject, ...paragraphs, fieldLines(lead, repeatedFields, shorten)],
    footer: [
      'You receive this because someone sent a form on our website with this address. If it was not you, please ignore this email.',
    ],
  }
}

/** Returns the reference and these fields, one per line. */
function fieldLines(
  { template: { labels }, data, reference }: Lead,
  names: readonly string[],
  adapt = (value: string) => value,
): string {
  const fields = names.map((name) => labelled(labels[name] ?? name, adapt(fieldText(data, name))))
  return [...(reference === null ? [] : [labelled('Reference', reference)]), ...fields].join('\n')
}

/** `Label: value`. A value of several lines is indented below its label. */
function labelled(label: string, value: string): string {
  const lines = value.split(/\r\n?|\n/)
  return lines.length === 1 ? `${label}: ${value}` : [`${label}:`, ...lines].join('\n    ')
}

const TIME_FIELDS = new Set(['eta', 'submittedAt'])

function fieldText(data: LeadData, name: string): string {
  const value = String(data[name] ?? '')
  return TIME_FIELDS.has(name) ? formatIstTime(value) : value
}

const MAX_REPEATED_LENGTH = 80

function shorten(text: string): string {
  const short = oneLine(text)
  return short.length > MAX_REPEATED_LENGTH ? `${short.slice(0, MAX_REPEATED_LENGTH - 1)}…` : short
}

/** A time with its offset from UTC. */
const TIME_WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::[\d.]+)?(?:Z|[+-]\d\d:\d\d)$/

const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** Formats a time in IST, such as “1 Dec 2026, 06:00 IST”. Returns any other text unchanged. */
function formatIstTime(text: string): string {
  const milliseconds = TIME_WITH_OFFSET.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(milliseconds)) return text
  return new Date(milliseconds + IST_OFFSET_MS)
    .toUTCString()
    .replace(/^\w+, 0?(\d+ \w+ \d+) (\d+:\d+).*/, '$1, $2 IST')
}
