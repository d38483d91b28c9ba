/** Call 3 of specification section 7: the fleet quote request. */
import { mutationOptions } from '@tanstack/react-query'
import { requestOptions } from './request-options.ts'
import { type Lead, sendLead } from './send-lead.ts'

/** As specification section 3; `message` may be empty. */
export type FleetQuoteRequest = {
  companyName: string
  contactName: string
  email: string
  phone: string
  fleetSize: string
  annualPortCalls: string
  message: string
}

/** @throws EmailManagerError */
export function sendFleetQuoteRequest(lead: Lead<FleetQuoteRequest>): Promise<void> {
  const { fields } = lead
  return sendLead('fleet_quote_request', lead, {
    companyName: fields.companyName,
    contactName: fields.contactName,
    customerEmail: fields.email,
    phone: fields.phone,
    fleetSize: fields.fleetSize,
    annualPortCalls: fields.annualPortCalls,
    message: fields.message || 'None',
  })
}

export const sendFleetQuoteRequestOptions = mutationOptions({
  mutationFn: sendFleetQuoteRequest,
  ...requestOptions,
})
