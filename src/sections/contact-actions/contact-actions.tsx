import { mailHref, telHref, whatsappHref } from '../../text/contact-links.ts'
import { ButtonAnchor, ButtonRow } from '../../ui/button.tsx'
import type { DeskContacts } from './desk-contacts.ts'

/** The three ways to reach the desk as buttons; one without a working address is left out. */
export function ContactActions({
  settings: { emergencyPhone, whatsappNumber, supportEmail },
  callLabel = 'Call',
  message,
  mail,
}: {
  settings: DeskContacts
  /** Before the number of the emergency phone. */
  callLabel?: string
  /** Prefilled text of a WhatsApp chat, if not the default one. */
  message?: string
  /** A request that the mail is prefilled with, as the chat is with `message`: the buttons then say so. */
  mail?: { subject: string; body: string }
}) {
  const tel = telHref(emergencyPhone)
  const whatsapp = whatsappHref(whatsappNumber, message)
  const mailTo = mailHref(supportEmail, mail)
  if (tel === null && whatsapp === null && mailTo === null) return null
  return (
    <ButtonRow>
      {tel && (
        <ButtonAnchor variant="emergency" icon="phone-call" href={tel}>
          {callLabel} {emergencyPhone}
        </ButtonAnchor>
      )}
      {whatsapp && (
        <ButtonAnchor variant="quiet" icon="brand-whatsapp" href={whatsapp}>
          {mail ? 'Send by WhatsApp' : <>WhatsApp {whatsappNumber}</>}
        </ButtonAnchor>
      )}
      {mailTo && (
        <ButtonAnchor variant="quiet" icon="mail" href={mailTo}>
          {mail ? 'Send by email' : supportEmail}
        </ButtonAnchor>
      )}
    </ButtonRow>
  )
}
