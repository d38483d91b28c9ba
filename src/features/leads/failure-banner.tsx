import { EmailManagerError } from '../../email-manager/email-manager-error.ts'
import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import type { DeskContacts } from '../../sections/contact-actions/desk-contacts.ts'
import { FormBanner } from '../../ui/form-banner.tsx'
import { chatText, type RequestMail } from './request-mail.ts'

/** A desk that a request can be sent to. */
export type ReachableDesk = DeskContacts & { supportEmail: string }

/**
 * Says that a request could not be sent, or that nobody can tell, and offers the ways to the desk that
 * need no service: mail and chat have the whole request in them.
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

/** The specification's text, and what the service says needs to be changed, if it says so in words. */
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
