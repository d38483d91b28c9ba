import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import type { DeskContacts } from '../../sections/contact-actions/desk-contacts.ts'
import { FormBanner } from '../../ui/form-banner.tsx'
import type { LeadRequest } from './lead-request.ts'
import { chatText, type RequestMail } from './request-mail.ts'

/** The contacts of a desk that has an address to send requests to. */
export type ReachableDesk = DeskContacts & { supportEmail: string }

/**
 * Says that a request failed, or that its outcome is unknown, and offers the ways to the desk that need
 * no service: mail and chat are prefilled with the whole request.
 */
export function FailureBanner({
  request,
  desk,
  mail,
}: {
  /** One that is refused or uncertain. */
  request: LeadRequest
  desk: ReachableDesk
  mail: RequestMail
}) {
  return (
    <FormBanner>
      <Reason request={request} supportEmail={desk.supportEmail} />
      <ContactActions settings={desk} message={chatText(mail)} mail={mail} />
    </FormBanner>
  )
}

/** The specification's text (section 8), and what else is known. */
function Reason({ request, supportEmail }: { request: LeadRequest; supportEmail: string }) {
  return (
    <>
      <p>Failed to submit request. Please try again or contact us directly at {supportEmail}</p>
      {request.is === 'uncertain' && (
        <p>It may have reached us all the same. Trying again is safe.</p>
      )}
      {request.detail !== undefined && <p>The service says: {request.detail}</p>}
    </>
  )
}
