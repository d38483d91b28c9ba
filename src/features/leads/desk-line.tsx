import './desk-line.css'
import type { DeskContacts } from '../../sections/contact-actions/desk-contacts.ts'
import { deskWays } from '../../sections/contact-actions/desk-ways.ts'

const VERBS = { call: 'call', whatsapp: 'WhatsApp', mail: 'email' }

/** The other ways to reach the desk, below a form. */
export function DeskLine({
  settings,
  message,
}: {
  settings: DeskContacts
  /** Prefilled text of a WhatsApp chat, if not the default one. */
  message?: string
}) {
  const ways = deskWays(settings, message)
  if (ways.length === 0) return null
  return (
    <p className="desk-line">
      Or reach the desk directly:{' '}
      {ways.map(({ kind, href, contact }, index) => (
        <span key={kind}>
          {index > 0 && ', '}
          <a href={href}>{`${VERBS[kind]} ${contact}`}</a>
        </span>
      ))}
      .
    </p>
  )
}
