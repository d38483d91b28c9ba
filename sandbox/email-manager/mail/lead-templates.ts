import * as v from 'valibot'
import { addressSchema, filledText, text } from '../input.ts'

/** The fields and mail texts of a kind of lead. */
export interface LeadTemplate {
  schema: v.GenericSchema<unknown, LeadData>
  /** Labels of the fields, in the order of the desk's mail. */
  labels: Record<string, string>
  subject: (data: LeadData) => string
  heading: string
  /** The customer's acknowledgement, and which of their fields it repeats. */
  acknowledgement: {
    subject: string
    /** @param deskPhone the desk's 24/7 number */
    paragraphs: (deskPhone: string) => string[]
    repeats: string[]
  }
}

/** A lead's fields as they were sent, the customer's address normalised. */
export type LeadData = { customerEmail: string } & Record<string, Field>

type Field = string | number | boolean | null | undefined

/** Each field by its name: whether it is required, and its label in the mails. */
type Fields = Record<string, readonly ['required' | 'optional', string]>

// Unknown fields reach the desk too, so that nothing is lost when the site is newer than the service.
const more = v.union([text, v.pipe(v.number(), v.finite()), v.boolean(), v.null()])

function template(fields: Fields, texts: Omit<LeadTemplate, 'schema' | 'labels'>): LeadTemplate {
  const entries = Object.entries(fields)
  const schemaOf = (need: 'required' | 'optional') =>
    need === 'required' ? filledText : v.optional(text)
  const schemas = Object.fromEntries(entries.map(([name, [need]]) => [name, schemaOf(need)]))
  return {
    schema: v.objectWithRest({ ...schemas, customerEmail: addressSchema }, more),
    labels: Object.fromEntries(entries.map(([name, [, label]]) => [name, label])),
    ...texts,
  }
}

export const LEAD_TEMPLATES: ReadonlyMap<string, LeadTemplate> = new Map([
  [
    'pre_arrival_request',
    template(
      {
        vesselName: ['required', 'Vessel name'],
        imo: ['required', 'IMO number'],
        port: ['required', 'Port'],
        eta: ['required', 'ETA'],
        agent: ['required', 'Agent'],
        customerEmail: ['required', 'Email'],
        phone: ['optional', 'Phone'],
        notes: ['optional', 'Notes'],
        billingMode: ['optional', 'Billing mode'],
        submittedAt: ['optional', 'Submitted'],
      },
      {
        subject: (data) =>
          `Pre-arrival request: ${String(data['vesselName'])}, ${String(data['port'])}`,
        heading: 'Pre-arrival letter request',
        acknowledgement: {
          subject: 'We have received your pre-arrival request',
          paragraphs: (deskPhone) => [
            'Your request has reached our desk. This email acknowledges it; it is not a letter, a certificate or evidence of cover.',
            'Next step: reply to this email with the Certificate of Entry attached, if you have not sent it yet. The pack is issued in under 2 hours from validated submission: the clock starts when the desk has validated your data and the certificate.',
            `If the ship is due within the port’s notice period, call ${deskPhone} now, 24/7. The desk will reply to this address. Reply to this email if anything changes.`,
          ],
          repeats: ['vesselName', 'imo', 'port', 'eta'],
        },
      },
    ),
  ],
  [
    'fleet_quote_request',
    template(
      {
        companyName: ['required', 'Company name'],
        contactName: ['required', 'Contact name'],
        customerEmail: ['required', 'Email'],
        phone: ['required', 'Phone'],
        fleetSize: ['required', 'Fleet size'],
        annualPortCalls: ['required', 'Indian port calls a year'],
        message: ['optional', 'Message'],
        submittedAt: ['optional', 'Submitted'],
      },
      {
        subject: (data) =>
          `Fleet quote request: ${String(data['companyName'])}, ${String(data['fleetSize'])} vessels`,
        heading: 'Fleet quote request',
        acknowledgement: {
          subject: 'We have received your fleet quote request',
          paragraphs: (deskPhone) => [
            'Your request has reached our desk. A quote follows within 24 hours.',
            `The desk will reply to this address. Reply to this email if you want to add anything, or call the desk, 24/7: ${deskPhone}.`,
          ],
          repeats: ['companyName', 'fleetSize', 'annualPortCalls'],
        },
      },
    ),
  ],
])
