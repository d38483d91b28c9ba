import type { PreArrivalRequest } from '../../email-manager/send-pre-arrival-request.ts'
import type { FormValues } from '../../features/leads/form-values.ts'
import { type RequestMail, requestMail } from '../../features/leads/request-mail.ts'

/** Labels of the form's fields, by their names (specification section 3). */
export const LABELS: Record<keyof PreArrivalRequest, string> = {
  vesselName: 'Vessel name',
  imo: 'IMO number',
  port: 'Port',
  eta: 'ETA',
  agent: 'Agent',
  email: 'Email',
  phone: 'Phone',
  notes: 'Notes',
}

/** The form's values as they were typed, also those of fields that it lacks. */
export function requestFields({
  vesselName = '',
  imo = '',
  port = '',
  eta = '',
  agent = '',
  email = '',
  phone = '',
  notes = '',
}: FormValues): PreArrivalRequest {
  return { vesselName, imo, port, eta, agent, email, phone, notes }
}

/** The request that the form's values make. */
export function preArrivalRequest(values: FormValues): PreArrivalRequest {
  const fields = requestFields(values)
  return { ...fields, eta: indianTime(fields.eta) }
}

/** The same request as a mail. */
export function preArrivalMail(values: FormValues): RequestMail {
  const request = preArrivalRequest(values)
  return requestMail(`Pre-arrival request: ${request.vesselName}, ${request.port}`, [
    [LABELS.vesselName, request.vesselName],
    [LABELS.imo, request.imo],
    [LABELS.port, request.port],
    [LABELS.eta, request.eta],
    [LABELS.agent, request.agent],
    [LABELS.email, request.email],
    [LABELS.phone, request.phone],
    [LABELS.notes, request.notes],
  ])
}

/**
 * A date and time without a zone, as `datetime-local` has it, is the local time of the port: India has
 * one zone and no summer time. Name and offset are for the reader of the mail, who may be anywhere.
 */
function indianTime(local: string): string {
  return local === '' ? '' : `${local}+05:30 (IST)`
}
