import type { FrameContent } from '../../content/frame.ts'
import { EmailManagerError } from '../../email-manager/email-manager-error.ts'
import { ButtonAnchor, ButtonRow } from '../../ui/button.tsx'
import { mailHref, telHref, whatsappHref } from '../../text/contact-links.ts'
import { FormBanner } from '../../ui/form-banner.tsx'
import { chatText, type RequestMail } from './request-mail.ts'

/** What a form must know of the site's settings to offer other ways to the desk. */
export type DeskNumbers = Pick<FrameContent['settings'], 'emergencyPhone' | 'whatsappNumber'>

/**
 * Says that a request could not be sent, or that nobody can tell, and offers the ways to the desk that
 * need no service: mail and chat have the whole request in them.
 */
export function FailureBanner({
  error,
  supportEmail,
  numbers: { emergencyPhone, whatsappNumber },
  mail,
}: {
  error: unknown
  supportEmail: string
  numbers: DeskNumbers
  mail: RequestMail
}) {
  const tel = telHref(emergencyPhone)
  const whatsapp = whatsappHref(whatsappNumber, chatText(mail))
  const mailTo = mailHref(supportEmail, mail)
  return (
    <FormBanner>
      <Reason error={error} supportEmail={supportEmail} />
      <ButtonRow>
        {tel && (
          <ButtonAnchor variant="emergency" icon="phone-call" href={tel}>
            Call {emergencyPhone}
          </ButtonAnchor>
        )}
        {whatsapp && (
          <ButtonAnchor variant="whatsapp" icon="brand-whatsapp" href={whatsapp}>
            Send by WhatsApp
          </ButtonAnchor>
        )}
        {mailTo && (
          <ButtonAnchor variant="quiet" icon="mail" href={mailTo}>
            Send by email
          </ButtonAnchor>
        )}
      </ButtonRow>
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
