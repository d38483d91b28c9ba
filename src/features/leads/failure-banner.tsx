import { EmailManagerError } from '../../email-manager/email-manager-error.ts'
import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import type { DeskContacts } from '../../sections/contact-actions/desk-contacts.ts'
import { FormBanner } from '../../ui/form-banner.tsx'
import { chatText, type RequestMail } from './request-mail.ts'

/** The contacts of a desk that has an address to send requests to. */
export type ReachableDesk = DeskContacts & { supportEmail: string }

/**
 * Says that a request failed, or that its outcome is unknown, and offers the ways to the desk that need
 * no service: mail and chat are prefilled with the whole request.
 */
export function FailureBanner({
  error,
  desk,
  mail,
}: {
  error: unknown
  desk: ReachableDesk
  mail: RequestMail
}) {
  return (
    <FormBanner>
      <Reason error={error} supportEmail={desk.supportEmail} />
      <ContactActions settings={desk} message={chatText(mail)} mail={mail} />
    </FormBanner>
  )
}

/** The specification's text, and the service's own words if it gave any for a refusal. */
function Reason({ error, supportEmail }: { error: unknown; supportEmail: string }) {
  const { kind = null, detail = null } = error instanceof EmailManagerError ? error : {}
  if (kind === 'uncertain')
    return (
      <p>
        We cannot tell whether your request was received. Please call us, or send it by WhatsApp or
        by email to {supportEmail}: both open with your request filled in.
      </p>
    )
  return (
    <>
      <p>Failed to submit request. Please try again or contact us directly at {supportEmail}</p>
      {kind === 'refused' && detail !== null && <p>The service says: {detail}</p>}
    </>
  )
}
