import './emergency-bar.css'
import type { DeskContacts } from '../sections/contact-actions/desk-contacts.ts'
import { mailHref, telHref, whatsappHref } from '../text/contact-links.ts'
import { Icon } from '../ui/icon.tsx'

/** The red bar at the top: call, WhatsApp, support email. A contact that isn't set is left out. */
export function EmergencyBar({ emergencyPhone, whatsappNumber, supportEmail }: DeskContacts) {
  const tel = telHref(emergencyPhone)
  const whatsapp = whatsappHref(whatsappNumber)
  const mail = mailHref(supportEmail)
  if (!tel && !whatsapp && !mail) return null
  return (
    <section aria-label="Emergency contact" className="emergency-bar">
      <div className="emergency-bar__row container">
        {tel && (
          <a href={tel} className="emergency-bar__link emergency-bar__link--call">
            <Icon name="phone-call" />
            <span className="visually-hidden">Call </span>
            24/7 <span className="emergency-bar__number">{emergencyPhone}</span>
          </a>
        )}
        {whatsapp && (
          <a href={whatsapp} className="emergency-bar__link">
            <Icon name="brand-whatsapp" />
            <span className="emergency-bar__name">WhatsApp</span>
          </a>
        )}
        {mail && (
          <a href={mail} className="emergency-bar__link emergency-bar__link--mail">
            <Icon name="mail" />
            <span className="visually-hidden">Email </span>
            <span className="emergency-bar__address">{supportEmail}</span>
          </a>
        )}
      </div>
    </section>
  )
}
