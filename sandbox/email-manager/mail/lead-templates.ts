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

// Unknown fields reach the desk too, so that nothing is lost when the site is newer than the service.
const more = v.union([text, v.pipe(v.number(), v.finite()), v.boolean(), v.null()])

export const LEAD_TEMPLATES: ReadonlyMap<string, LeadTemplate> = new Map([
  [
    'pre_arrival_request',
    {
      schema: v.objectWithRest(
        {
          vesselName: filledText,
          imo: filledText,
          port: filledText,
          eta: filledText,
          agent: filledText,
          customerEmail: addressSchema,
          phone: v.optional(text),
          notes: v.optional(text),
          billingMode: v.optional(text),
          submittedAt: v.optional(text),
        },
        more,
      ),
      labels: {
        vesselName: 'Vessel name',
        imo: 'IMO number',
        port: 'Port',
        eta: 'ETA',
        agent: 'Agent',
        customerEmail: 'Email',
        phone: 'Phone',
        notes: 'Notes',
        billingMode: 'Billing mode',
        submittedAt: 'Submitted',
      },
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
  ],
  [
    'fleet_quote_request',
    {
      schema: v.objectWithRest(
        {
          companyName: filledText,
          contactName: filledText,
          customerEmail: addressSchema,
          phone: filledText,
          fleetSize: filledText,
          annualPortCalls: filledText,
          message: v.optional(text),
          submittedAt: v.optional(text),
        },
        more,
      ),
      labels: {
        companyName: 'Company name',
        contactName: 'Contact name',
        customerEmail: 'Email',
        phone: 'Phone',
        fleetSize: 'Fleet size',
        annualPortCalls: 'Indian port calls a year',
        message: 'Message',
        submittedAt: 'Submitted',
      },
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
  ],
])
