/** The two mails of a lead: all its fields to the desk, and an acknowledgement to the customer. */
import { paragraph } from './body.ts'
import type { LeadData, LeadTemplate } from './lead-templates.ts'
import { headerText, type Mail, type Mailbox } from './message.ts'

/** Every field; those unknown to the template come last, under their own names. */
export function deskMail(
  templateId: string,
  { labels, subject, heading }: LeadTemplate,
  data: LeadData,
  desk: Mailbox,
  reference: string | null,
): Mail {
  const known = Object.entries(labels).filter(([name]) => name in data)
  const unknown = Object.keys(data)
    .filter((name) => !(name in labels))
    .map((name) => [name, name] as const)
  return {
    template: templateId,
    to: desk,
    replyTo: { name: '', email: data.customerEmail },
    subject: subject(data),
    body: {
      heading,
      blocks: [
        {
          kind: 'fields',
          rows: [
            ...referenceRow(reference),
            ...[...known, ...unknown].map(([name, label]) => ({
              label,
              value: inWords(data, name),
            })),
          ],
        },
      ],
      footer: [
        paragraph(`Sent from a form on the website. A reply goes to ${data.customerEmail}.`),
      ],
    },
  }
}

/**
 * Repeats only short fields: anyone can enter a stranger's address, and must not be able to send them text
 * of their own through this mail.
 */
export function acknowledgementMail(
  templateId: string,
  { labels, acknowledgement }: LeadTemplate,
  data: LeadData,
  { desk, deskPhone }: { desk: Mailbox; deskPhone: string },
  reference: string | null,
): Mail {
  const { subject, paragraphs, repeats } = acknowledgement
  const rows = repeats.map((name) => ({
    label: labels[name] ?? name,
    value: shortened(inWords(data, name)),
  }))
  return {
    template: `${templateId}_acknowledgement`,
    to: { name: '', email: data.customerEmail },
    replyTo: desk,
    subject,
    headers: { 'Auto-Submitted': 'auto-replied' },
    body: {
      heading: subject,
      blocks: [
        ...paragraphs(deskPhone).map(paragraph),
        { kind: 'fields', rows: [...referenceRow(reference), ...rows] },
      ],
      footer: [
        paragraph(
          'You receive this because someone sent a form on our website with this address. If it was not you, please ignore it.',
        ),
      ],
    },
  }
}

/** By which customer and desk name the request; the site shows the same. */
function referenceRow(reference: string | null): { label: string; value: string }[] {
  return reference === null ? [] : [{ label: 'Reference', value: reference }]
}

/** Fields that hold a time. */
const TIMES = new Set(['eta', 'submittedAt'])

function inWords(data: LeadData, name: string): string {
  const value = String(data[name] ?? '')
  return TIMES.has(name) ? istTime(value) : value
}

const MAX_REPEATED = 80

function shortened(text: string): string {
  const line = headerText(text)
  return line.length > MAX_REPEATED ? `${line.slice(0, MAX_REPEATED - 1)}…` : line
}

/** A time with its offset from UTC. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::[\d.]+)?(?:Z|[+-]\d\d:\d\d)$/

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Milliseconds that India is ahead of UTC. */
const IST_OFFSET = 5.5 * 60 * 60 * 1000

/** A time in a form's data as the desk reads it, such as “1 Dec 2026, 06:00 IST”; anything else unchanged. */
function istTime(text: string): string {
  const moment = TIME.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(moment)) return text
  const india = new Date(moment + IST_OFFSET)
  const date = `${india.getUTCDate()} ${MONTHS[india.getUTCMonth()]} ${india.getUTCFullYear()}`
  return `${date}, ${india.toISOString().slice(11, 16)} IST`
}
