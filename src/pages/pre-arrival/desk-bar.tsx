import './desk-bar.css'
import type { DeskContacts } from '../../sections/contact-actions/desk-contacts.ts'
import { deskWays } from '../../sections/contact-actions/desk-ways.ts'
import { Icon } from '../../ui/icon.tsx'

/** Phone, WhatsApp and email of the desk at the foot of the window; on a phone the frame has such a bar. */
export function DeskBar({ settings }: { settings: DeskContacts }) {
  const ways = deskWays(settings)
  if (ways.length === 0) return null
  return (
    <nav className="desk-bar" aria-label="Help with this request">
      <div className="desk-bar__row container">
        {ways.map(({ kind, href, icon, contact }) => (
          <a key={kind} className={`desk-bar__link desk-bar__link--${kind}`} href={href}>
            <Icon name={icon} />
            {kind === 'call' && <span className="visually-hidden">Call </span>}
            {kind === 'whatsapp' && 'WhatsApp '}
            {contact}
          </a>
        ))}
      </div>
    </nav>
  )
}
