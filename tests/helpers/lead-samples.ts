/** Sample values for each lead form, and the request data that they must produce (the contract's example). */
import type { FieldRows, FormTable, LeadValues } from '../../src/features/leads/form-table.ts'
import { fleetQuoteForm } from '../../src/features/leads/fleet-quote-form.ts'
import { preArrivalForm } from '../../src/features/leads/pre-arrival-form.ts'
import { leadExample, type TemplateId } from './email-manager-contract.ts'

type LeadSample<Fields extends FieldRows> = {
  table: FormTable<Fields>
  /** The text to type into each field, in the order of the form. */
  typed: LeadValues<Fields>
  /** Expected request data, without the time stamp. */
  data: Record<string, string>
  /** For each optional field, the value that is sent if the field is empty. */
  ifEmpty: { [Name in keyof Fields]?: string }
}

/** The data of the contract's example, without the time stamp. */
function expectedData(templateId: TemplateId): Record<string, string> {
  const { submittedAt: _, ...data } = leadExample(templateId)
  return data
}

export const PRE_ARRIVAL: LeadSample<typeof preArrivalForm.fields> = {
  table: preArrivalForm,
  typed: {
    vesselName: 'MV Örnsköld “A&B”',
    imo: '0000000',
    port: 'Tuticorin',
    eta: '2026-03-01T14:30',
    agent: 'Seaport & Söhne <Agencies>',
    email: 'master@example.com',
    phone: '+91 00000 00007',
    notes: '100% laden; 2+2 crew = 4?',
  },
  data: expectedData('pre_arrival_request'),
  ifEmpty: { phone: 'Not provided', notes: 'None' },
}

export const FLEET_QUOTE: LeadSample<typeof fleetQuoteForm.fields> = {
  table: fleetQuoteForm,
  typed: {
    companyName: 'Blue & Söhne Lines',
    contactName: 'A. Placeholder',
    email: 'fleet@example.com',
    phone: '+91 00000 00008',
    fleetSize: '50+',
    annualPortCalls: 'about 40, mostly Mundra',
    message: '100% of calls; 2+2 = 4?',
  },
  data: expectedData('fleet_quote_request'),
  ifEmpty: { message: 'None' },
}
