import type { FleetQuoteRequest } from '../../email-manager/send-fleet-quote-request.ts'
import type { FormValues } from '../../features/leads/form-values.ts'
import { type RequestMail, requestMail } from '../../features/leads/request-mail.ts'

/** Numbers of vessels to choose from (specification section 5). */
export const FLEET_SIZES = ['1-5', '6-10', '11-25', '26-50', '50+']

/** Labels of the form's fields, by their names (specification section 3). */
export const LABELS: Record<keyof FleetQuoteRequest, string> = {
  companyName: 'Company name',
  contactName: 'Contact name',
  email: 'Email',
  phone: 'Phone',
  fleetSize: 'Fleet size',
  annualPortCalls: 'Indian port calls a year',
  message: 'Message',
}

/** The request that the form's values make. */
export function fleetQuoteRequest({
  companyName = '',
  contactName = '',
  email = '',
  phone = '',
  fleetSize = '',
  annualPortCalls = '',
  message = '',
}: FormValues): FleetQuoteRequest {
  return { companyName, contactName, email, phone, fleetSize, annualPortCalls, message }
}

/** The same request as a mail. */
export function fleetQuoteMail(values: FormValues): RequestMail {
  const request = fleetQuoteRequest(values)
  return requestMail(`Fleet quote request: ${request.companyName}`, [
    [LABELS.companyName, request.companyName],
    [LABELS.contactName, request.contactName],
    [LABELS.email, request.email],
    [LABELS.phone, request.phone],
    [LABELS.fleetSize, request.fleetSize],
    [LABELS.annualPortCalls, request.annualPortCalls],
    [LABELS.message, request.message],
  ])
}
