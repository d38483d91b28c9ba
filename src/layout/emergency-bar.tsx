import './emergency-bar.css'
import type { DeskContacts } from '../sections/contact-actions/desk-contacts.ts'
import { type DeskWay, deskWays } from '../sections/contact-actions/desk-ways.ts'
import { Icon } from '../ui/icon.tsx'

/** The red bar at the top: call, WhatsApp, support email. */
export function EmergencyBar(settings: DeskContacts) {
  const ways = deskWays(settings)
  if (ways.length === 0) return null
  return (
    <section aria-label="Emergency contact" className="emergency-bar">
      <div className="emergency-bar__row container">
        {ways.map((way) => (
          <a
            key={way.kind}
            href={way.href}
            className={`emergency-bar__link emergency-bar__link--${way.kind}`}
          >
            <Icon name={way.icon} />
            <Words {...way} />
          </a>
        ))}
      </div>
    </section>
  )
}

/** What each says; where there is no room for number or address, only assistive technology has them in words. */
function Words({ kind, contact }: DeskWay) {
  if (kind === 'whatsapp') return <span className="emergency-bar__name">WhatsApp</span>
  if (kind === 'mail')
    return (
      <>
        <span className="visually-hidden">Email </span>
        <span className="emergency-bar__address">{contact}</span>
      </>
    )
  return (
    <>
      <span className="visually-hidden">Call </span>
      24/7 <span className="emergency-bar__number">{contact}</span>
    </>
  )
}
