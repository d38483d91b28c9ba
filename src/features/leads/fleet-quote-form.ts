import { EMAIL, PHONE, formTable } from './form-table.ts'

/** The fleet quote form (specification sections 3 to 5). */
export const fleetQuoteForm = formTable({
  name: 'fleet-quote',
  subjectWithoutApp: 'Fleet quote request',
  templateId: 'fleet_quote_request',
  fields: {
    companyName: {
      label: 'Company name',
      missing: 'Enter the company’s name',
      autoComplete: 'organization',
    },
    contactName: {
      label: 'Contact name',
      missing: 'Enter the name of a contact',
      autoComplete: 'name',
    },
    email: EMAIL,
    phone: PHONE,
    fleetSize: {
      label: 'Fleet size',
      missing: 'Choose a number of vessels',
      type: 'select',
      prompt: 'Choose a number of vessels',
      choices: ['1-5', '6-10', '11-25', '26-50', '50+'],
    },
    annualPortCalls: {
      label: 'Indian port calls a year',
      missing: 'Enter the number of port calls',
      hint: 'A number, or in words: “about 40, mostly Mundra”.',
    },
    message: { label: 'Message', type: 'textarea', wide: true, ifEmpty: 'None' },
  },
  subject: ({ companyName }) => `Fleet quote request: ${companyName}`,
  event: { name: 'fleet_quote_submit', field: 'fleetSize' },
})
