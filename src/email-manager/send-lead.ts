/** The envelope that both leads go to the support team in (SPEC section 7, calls 2 and 3). */
import { configuration } from '../configuration/configuration.ts'
import { callService, ignoreAnswer } from './call-service.ts'

/** A filled form on its way. */
export type Lead<Fields> = {
  fields: Fields
  /** The support address of the site's settings. */
  supportEmail: string
  /**
   * A UUID for this filled form, kept when it is sent again, so that a service that knows it accepts
   * the form once. In the query, not in a header: a service whose CORS rules don't name the header
   * would have every lead refused by the browser.
   */
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
  const key = idempotencyKey ? `?idempotency_key=${encodeURIComponent(idempotencyKey)}` : ''
  return callService(
    { method: 'POST', path: `/send${key}`, body, outlivesPage: true },
    ignoreAnswer,
  )
}
