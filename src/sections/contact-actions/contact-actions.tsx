import type { FrameContent } from '../../content/frame.ts'
import { ButtonAnchor, ButtonRow } from '../../ui/button.tsx'
import { mailHref, telHref, whatsappHref } from '../../text/contact-links.ts'

/** The three ways to reach the desk as buttons; one without a working address is left out. */
export function ContactActions({
  settings: { emergencyPhone, whatsappNumber, supportEmail },
  message,
}: {
  settings: Pick<FrameContent['settings'], 'emergencyPhone' | 'whatsappNumber' | 'supportEmail'>
  /** What a WhatsApp chat begins with, if not the usual first report. */
  message?: string
}) {
  const tel = telHref(emergencyPhone)
  const whatsapp = whatsappHref(whatsappNumber, message)
  const mail = mailHref(supportEmail)
  if (tel === null && whatsapp === null && mail === null) return null
  return (
    <ButtonRow>
      {tel && (
        <ButtonAnchor variant="emergency" icon="phone-call" href={tel}>
          Call 24/7 {emergencyPhone}
        </ButtonAnchor>
      )}
      {whatsapp && (
        <ButtonAnchor variant="whatsapp" icon="brand-whatsapp" href={whatsapp}>
          WhatsApp {whatsappNumber}
        </ButtonAnchor>
      )}
      {mail && (
        <ButtonAnchor variant="quiet" icon="mail" href={mail}>
          {supportEmail}
        </ButtonAnchor>
      )}
    </ButtonRow>
  )
}
