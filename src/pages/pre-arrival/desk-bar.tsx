import './desk-bar.css'
import type { DeskContacts } from '../../sections/contact-actions/desk-contacts.ts'
import { mailHref, telHref, whatsappHref } from '../../text/contact-links.ts'
import { Icon } from '../../ui/icon.tsx'

/**
 * Phone, WhatsApp and email of the desk, at the foot of the window while a request is filled in. It comes when the
 * red bar has left the top of the window; on a phone the page frame has such a bar.
 */
export function DeskBar({
  settings: { emergencyPhone, whatsappNumber, supportEmail },
}: {
  settings: DeskContacts
}) {
  const tel = telHref(emergencyPhone)
  const whatsapp = whatsappHref(whatsappNumber)
  const mail = mailHref(supportEmail)
  if (!tel && !whatsapp && !mail) return null
  return (
    <nav className="desk-bar" aria-label="Help with this request">
      <div className="desk-bar__row container">
        {tel && (
          <a className="desk-bar__link desk-bar__link--call" href={tel}>
            <Icon name="phone-call" />
            <span className="visually-hidden">Call </span>
            {emergencyPhone}
          </a>
        )}
        {whatsapp && (
          <a className="desk-bar__link" href={whatsapp}>
            <Icon name="brand-whatsapp" />
            WhatsApp {whatsappNumber}
          </a>
        )}
        {mail && (
          <a className="desk-bar__link" href={mail}>
            <Icon name="mail" />
            {supportEmail}
          </a>
        )}
      </div>
    </nav>
  )
}
