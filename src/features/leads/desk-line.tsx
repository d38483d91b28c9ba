import './desk-line.css'
import type { DeskContacts } from '../../sections/contact-actions/desk-contacts.ts'
import { mailHref, telHref, whatsappHref } from '../../text/contact-links.ts'

/** The other ways to reach the desk, below a form; one without a working address is left out. */
export function DeskLine({
  settings: { emergencyPhone, whatsappNumber, supportEmail },
  message,
}: {
  settings: DeskContacts
  /** Prefilled text of a WhatsApp chat, if not the default one. */
  message?: string
}) {
  const ways = [
    { href: telHref(emergencyPhone), text: `call ${emergencyPhone}` },
    { href: whatsappHref(whatsappNumber, message), text: `WhatsApp ${whatsappNumber}` },
    { href: mailHref(supportEmail), text: `email ${supportEmail}` },
  ].flatMap(({ href, text }) => (href === null ? [] : [{ href, text }]))
  if (ways.length === 0) return null
  return (
    <p className="desk-line">
      Or reach the desk directly:{' '}
      {ways.map(({ href, text }, index) => (
        <span key={href}>
          {index > 0 && ', '}
          <a href={href}>{text}</a>
        </span>
      ))}
      .
    </p>
  )
}
