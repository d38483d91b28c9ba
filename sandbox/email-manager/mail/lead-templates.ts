import * as v from 'valibot'
import { addressSchema, filledTextSchema, textSchema } from '../input.ts'

/** The desk's 24/7 number, as in the seed. */
const DESK_PHONE = '+91 00000 00000'

/** The fields and mail texts of one kind of lead. */
export interface LeadTemplate {
  schema: v.GenericSchema<unknown, LeadData>
  labels: Labels
  subject: (data: LeadData) => string
  heading: string
  /** The mail to the customer; it repeats only `repeatedFields`. */
  acknowledgement: {
    subject: string
    paragraphs: string[]
    repeatedFields: string[]
  }
}

/** The fields of a lead as the site sent them, with the customer's address normalised. */
export type LeadData = { customerEmail: string } & Record<string, FieldValue>

type FieldValue = string | number | boolean | null | undefined

/** An optional or unknown field. Unknown fields are kept, in case the site is newer than this program. */
const extraField = v.union([textSchema, v.pipe(v.number(), v.finite()), v.boolean(), v.null()])

/** Labels of the fields by name, in the order of the desk's mail. */
type Labels = Record<string, string>

function defineTemplate(
  required: Labels,
  optional: Labels,
  texts: Omit<LeadTemplate, 'schema' | 'labels'>,
): LeadTemplate {
  const entries = Object.fromEntries(Object.keys(required).map((name) => [name, filledTextSchema]))
  return {
    schema: v.objectWithRest({ ...entries, customerEmail: addressSchema }, extraField),
    labels: { ...required, ...optional },
    ...texts,
  }
}

export const LEAD_TEMPLATES: ReadonlyMap<string, LeadTemplate> = new Map([
  [
    'pre_arrival_request',
    defineTemplate(
      {
        vesselName: 'Vessel name',
        imo: 'IMO number',
        port: 'Port',
        eta: 'ETA',
        agent: 'Agent',
        customerEmail: 'Email',
      },
      {
        phone: 'Phone',
        notes: 'Notes',
        billingMode: 'Billing mode',
        submittedAt: 'Submitted',
      },
      {
        subject: (data) =>
          `Pre-arrival request: ${String(data['vesselName'])}, ${String(data['port'])}`,
        heading: 'Pre-arrival letter request',
        acknowledgement: {
          subject: 'We have received your pre-arrival request',
          paragraphs: [
            'Your request has reached our desk. This email is only an acknowledgement: it is not a letter, a certificate or evidence of cover.',
            'Next step: reply to this email with the Certificate of Entry attached, if you have not sent it yet. The pack is issued in under 2 hours from validated submission: the clock starts when the desk has validated your data and the certificate.',
            `If the ship is due within the port’s notice period, call ${DESK_PHONE} now, 24/7. The desk will reply to this address. Reply to this email if anything changes.`,
          ],
          repeatedFields: ['vesselName', 'imo', 'port', 'eta'],
        },
      },
    ),
  ],
  [
    'fleet_quote_request',
    defineTemplate(
      {
        companyName: 'Company name',
        contactName: 'Contact name',
        customerEmail: 'Email',
        phone: 'Phone',
        fleetSize: 'Fleet size',
        annualPortCalls: 'Indian port calls a year',
      },
      {
        message: 'Message',
        submittedAt: 'Submitted',
      },
      {
        subject: (data) =>
          `Fleet quote request: ${String(data['companyName'])}, ${String(data['fleetSize'])} vessels`,
        heading: 'Fleet quote request',
        acknowledgement: {
          subject: 'We have received your fleet quote request',
          paragraphs: [
            'Your request has reached our desk. A quote follows within 24 hours.',
            `The desk will reply to this address. Reply to this email if you want to add anything, or call the desk, 24/7: ${DESK_PHONE}.`,
          ],
          repeatedFields: ['companyName', 'fleetSize', 'annualPortCalls'],
        },
      },
    ),
  ],
])
