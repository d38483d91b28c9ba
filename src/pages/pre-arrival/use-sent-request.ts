import { leadValues } from '../../features/leads/form-table.ts'
import { valuesOfAccepted, useLeadRequest } from '../../features/leads/lead-request.ts'
import { preArrivalForm } from '../../features/leads/pre-arrival-form.ts'
import type { TimedRequest } from './request-summary.tsx'

/** A request that the service has accepted. */
export type SentRequest = TimedRequest & {
  /** By which the desk knows it. */
  reference: string
}

/** The request once it was accepted; null before. */
export function useSentRequest(): SentRequest | null {
  const request = useLeadRequest(preArrivalForm.name)
  const typed = valuesOfAccepted(preArrivalForm.name)
  if (request.is !== 'accepted' || typed === null) return null
  const { at, reference } = request
  return { values: leadValues(preArrivalForm, typed), at: new Date(at), reference }
}
