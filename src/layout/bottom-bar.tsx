import './bottom-bar.css'
import type { FrameContent } from '../content/frame.ts'
import { mailHref, telHref, whatsappHref } from '../text/contact-links.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-names.ts'

/** The bar at the foot of a phone's screen: call, WhatsApp, email. */
export function BottomBar({
  settings: { emergencyPhone, whatsappNumber, supportEmail, buttons },
}: {
  settings: FrameContent['settings']
}) {
  return (
    <nav aria-label="Quick contact" className="bottom-bar">
      <BarLink kind="call" href={telHref(emergencyPhone)} icon="phone-call" label={buttons.call} />
      <BarLink
        kind="whatsapp"
        href={whatsappHref(whatsappNumber)}
        icon="brand-whatsapp"
        label="WhatsApp"
      />
      <BarLink kind="mail" href={mailHref(supportEmail)} icon="mail" label="Email" />
    </nav>
  )
}

function BarLink({
  kind,
  href,
  icon,
  label,
}: {
  kind: string
  href: string | null
  icon: IconName
  label: string
}) {
  if (href === null) return null
  return (
    <a href={href} className={`bottom-bar__link bottom-bar__link--${kind}`}>
      <Icon name={icon} />
      {label}
    </a>
  )
}
