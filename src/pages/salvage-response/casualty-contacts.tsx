import { CallButton } from '../../sections/call-button/call-button.tsx'
import type { FrameContent } from '../../content/frame.ts'
import { mailHref, whatsappHref } from '../../text/contact-links.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import './casualty-contacts.css'

/** The number above all, chat and mail under it. */
export function CasualtyContacts({
  settings: { emergencyPhone, whatsappNumber, supportEmail, buttons },
}: {
  settings: FrameContent['settings']
}) {
  const whatsapp = whatsappHref(whatsappNumber)
  const mailTo = mailHref(supportEmail)
  return (
    <div className="casualty-contacts">
      <CallButton label={buttons.call} phone={emergencyPhone} />
      <div className="casualty-contacts__written">
        {whatsapp && (
          <ButtonAnchor variant="quiet" icon="brand-whatsapp" href={whatsapp}>
            WhatsApp {whatsappNumber}
          </ButtonAnchor>
        )}
        {mailTo && (
          <ButtonAnchor variant="quiet" icon="mail" href={mailTo}>
            {supportEmail}
          </ButtonAnchor>
        )}
      </div>
    </div>
  )
}
