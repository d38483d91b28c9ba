import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import { FormBanner } from '../../ui/form-banner.tsx'
import type { ReachableDesk } from './failure-banner.tsx'
import { chatText, type RequestMail } from './request-mail.ts'

/** Asks for one more press where a form seems to be sent by a program; whoever sends it, that press sends it. */
export function SecondPress({
  submitLabel,
  desk,
  mail,
}: {
  submitLabel: string
  desk: ReachableDesk
  mail: RequestMail
}) {
  return (
    <FormBanner tone="warning">
      <p>
        Press “{submitLabel}” again to confirm that you want to send this. It has not been sent yet.
        You can also call, or send it by WhatsApp or by email: both open with your request filled
        in.
      </p>
      <ContactActions settings={desk} message={chatText(mail)} mail={mail} />
    </FormBanner>
  )
}
