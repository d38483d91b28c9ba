/** Call 2 of specification section 7: the pre-arrival request. */
import { mutationOptions } from '@tanstack/react-query'
import { requestOptions } from './request-options.ts'
import { type Lead, sendLead } from './send-lead.ts'

/** As specification section 3; `phone` and `notes` may be empty. */
export type PreArrivalRequest = {
  vesselName: string
  imo: string
  port: string
  eta: string
  agent: string
  email: string
  phone: string
  notes: string
}

/** @throws EmailManagerError */
export function sendPreArrivalRequest(lead: Lead<PreArrivalRequest>): Promise<void> {
  const { fields } = lead
  return sendLead('pre_arrival_request', lead, {
    vesselName: fields.vesselName,
    imo: fields.imo,
    port: fields.port,
    eta: fields.eta,
    agent: fields.agent,
    customerEmail: fields.email,
    phone: fields.phone || 'Not provided',
    notes: fields.notes || 'None',
    billingMode: 'retainer',
  })
}

export const sendPreArrivalRequestOptions = mutationOptions({
  mutationFn: sendPreArrivalRequest,
  ...requestOptions,
})
