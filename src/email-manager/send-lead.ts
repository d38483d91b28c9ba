/** Sends a lead as a mail to the support team: calls 2 and 3 of specification section 7. */
import { configuration } from '../configuration/configuration.ts'
import { callService, ignoreResponse, idempotencyKeyQuery } from './call-service.ts'

export type Lead = {
  templateId: 'pre_arrival_request' | 'fleet_quote_request'
  data: Record<string, string>
  supportEmail: string
  /** Identifies this filled form. A retry has the same key. */
  idempotencyKey?: string
}

export function sendLead({ templateId, data, supportEmail, idempotencyKey }: Lead): Promise<void> {
  const body = {
    recipient: { email: supportEmail, name: 'Global Salvage Support Team' },
    template_id: templateId,
    email_type: 'transactional',
    business_id: configuration.emailManager.businessId,
    data: { ...data, submittedAt: new Date().toISOString() },
  }
  const path = `/send${idempotencyKeyQuery(idempotencyKey)}`
  return callService({ method: 'POST', path, body, outlivesPage: true }, ignoreResponse)
}
