/** The envelope that both leads go to the support team in (specification section 7, calls 2 and 3). */
import { configuration } from '../configuration/configuration.ts'
import { callService, ignoreAnswer, keySearch } from './call-service.ts'

/** A filled form to send. */
export type Lead<Fields> = {
  fields: Fields
  /** The support address of the site's settings. */
  supportEmail: string
  /** Identifies this filled form; the same when it is sent again. */
  idempotencyKey?: string
}

/** @throws EmailManagerError */
export function sendLead(
  templateId: string,
  { supportEmail, idempotencyKey }: Omit<Lead<unknown>, 'fields'>,
  data: Record<string, string>,
): Promise<void> {
  const body = {
    recipient: { email: supportEmail, name: 'Global Salvage Support Team' },
    template_id: templateId,
    email_type: 'transactional',
    business_id: configuration.emailManager.businessId,
    data: { ...data, submittedAt: new Date().toISOString() },
  }
  const path = `/send${keySearch(idempotencyKey)}`
  return callService({ method: 'POST', path, body, outlivesPage: true }, ignoreAnswer)
}
