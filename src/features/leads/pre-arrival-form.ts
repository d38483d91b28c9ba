import { EMAIL, PHONE, formTable, type LeadValues } from './form-table.ts'

/** The pre-arrival form (specification sections 3 to 5). */
export const preArrivalForm = formTable({
  name: 'pre-arrival',
  subjectWithoutApp: 'Pre-arrival request',
  templateId: 'pre_arrival_request',
  fields: {
    vesselName: {
      label: 'Vessel name',
      missing: 'Enter the vessel’s name',
      hint: 'As on the certificate of registry.',
      isPackField: true,
    },
    imo: {
      label: 'IMO number',
      missing: 'Enter the IMO number',
      hint: 'Seven digits.',
      inputMode: 'numeric',
      isPackField: true,
    },
    port: {
      label: 'Port',
      missing: 'Choose a port',
      type: 'select',
      prompt: 'Choose a port',
      isPackField: true,
    },
    eta: {
      label: 'ETA',
      missing: 'Enter date and time of arrival',
      type: 'datetime-local',
      hint: 'Indian Standard Time (IST, UTC+05:30).',
      isPackField: true,
    },
    agent: {
      label: 'Agent',
      missing: 'Enter the agent’s name',
      hint: 'Your agent at the port.',
      wide: true,
      isPackField: true,
    },
    email: EMAIL,
    phone: {
      ...PHONE,
      hint: 'Add a number and we will also WhatsApp you when the pack has been sent.',
      ifEmpty: 'Not provided',
    },
    notes: {
      label: 'Notes',
      type: 'textarea',
      hint: 'P&I club or insurer, entry number, flag, GT, berth, former name.',
      wide: true,
      ifEmpty: 'None',
    },
  },
  constants: { billingMode: 'retainer' },
  subject: ({ vesselName, port }) => `Pre-arrival request: ${vesselName}, ${port}`,
  event: { name: 'generate_letter_submit', field: 'port' },
})

export type PreArrivalValues = LeadValues<typeof preArrivalForm.fields>
