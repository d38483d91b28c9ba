/** What any unknown path shows: the frame around next to nothing (specification section 2, route table). */
import type { Page } from '../page.ts'
import { Link } from 'react-router-dom'
import type { FrameContent } from '../../content/frame.ts'
import { frameQuery } from '../../content/frame-query.ts'
import { SeaSheet } from '../../sections/sea-sheet/sea-sheet.tsx'
import type { SiteHref } from '../../routes.ts'
import { mailHref, telHref } from '../../text/contact-links.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import './empty.css'

const WAYS: { to: SiteHref; label: keyof FrameContent['settings']['navigation'] }[] = [
  { to: '/', label: 'home' },
  { to: '/port-call-compliance', label: 'preArrival' },
  { to: '/fleet-retainer', label: 'fleetRetainer' },
  { to: '/response/salvage-osr', label: 'salvageResponse' },
  { to: '/contact', label: 'contact' },
]

/** Of the two addresses that the footer links (specification section 2) and that have no page. */
function NotOpenYet({
  settings: { footer, supportEmail },
}: {
  settings: Pick<FrameContent['settings'], 'footer' | 'supportEmail'>
}) {
  const mail = mailHref(supportEmail)
  return (
    <p>
      Looking for {footer.insurersHub} or {footer.partnerPortal}? Not open yet: write to{' '}
      {mail === null ? 'the desk' : <a href={mail}>{supportEmail}</a>}.
    </p>
  )
}

export const page: Page = {
  query: frameQuery,
  head: () => ({ title: null, description: null }),
  isMissing: () => true,
  Component: ({ content: { frame } }) => {
    const { emergencyPhone, navigation, buttons } = frame.settings
    const tel = telHref(emergencyPhone)
    return (
      <SeaSheet>
        <h1>No page at this address</h1>
        {tel && (
          <ButtonAnchor variant="emergency" icon="phone-call" href={tel}>
            {buttons.call} {emergencyPhone}
          </ButtonAnchor>
        )}
        <ul className="empty-page__ways plain-list">
          {WAYS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{navigation[label]}</Link>
            </li>
          ))}
        </ul>
        <NotOpenYet settings={frame.settings} />
      </SeaSheet>
    )
  },
}
