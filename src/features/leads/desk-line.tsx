import './desk-line.css'
import type { DeskContacts } from '../../sections/contact-actions/desk-contacts.ts'
import { mailHref, telHref, whatsappHref } from '../../text/contact-links.ts'

/** Under a form, whatever becomes of it: the other ways to reach the desk that have a working address. */
export function DeskLine({
  settings: { emergencyPhone, whatsappNumber, supportEmail },
  message,
}: {
  settings: DeskContacts
  /** What a WhatsApp chat begins with, if not the usual first report. */
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
