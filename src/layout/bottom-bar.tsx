import './bottom-bar.css'
import type { FrameContent } from '../content/frame.ts'
import { deskWays } from '../sections/contact-actions/desk-ways.ts'
import { Icon } from '../ui/icon.tsx'

/** The bar at the foot of a phone's screen: call, WhatsApp, email. */
export function BottomBar({ settings }: { settings: FrameContent['settings'] }) {
  const labels = { call: settings.buttons.call, whatsapp: 'WhatsApp', mail: 'Email' }
  return (
    <nav aria-label="Quick contact" className="bottom-bar">
      {deskWays(settings).map(({ kind, href, icon }) => (
        <a key={kind} href={href} className={`bottom-bar__link bottom-bar__link--${kind}`}>
          <Icon name={icon} />
          {labels[kind]}
        </a>
      ))}
    </nav>
  )
}
