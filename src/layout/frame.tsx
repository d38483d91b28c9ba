import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import './frame.css'
import './print.css'
import type { ReactNode } from 'react'
import type { FrameContent } from '../content/frame.ts'
import {
  deskChannels,
  type DeskChannel,
  type DeskContacts,
} from '../sections/contact-actions/desk-channels.ts'
import { Icon } from '../ui/icon.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { BrandMark } from '../ui/brand-mark.tsx'

/**
 * Header, footer and contact bars around every page.
 *
 * @param year copyright year
 * @param isCounted whether the page's analytics events are sent
 * @param hasPage false if the browser has opened an unknown address: a message then explains the empty `<main>`
 */
export function Frame({
  frame,
  year = null,
  isCounted = true,
  hasPage = true,
  children,
}: {
  frame: FrameContent
  year?: number | null
  isCounted?: boolean
  hasPage?: boolean
  children: ReactNode
}) {
  return (
    <div className="frame">
      <a href="#main" className="frame__skip visually-hidden">
        Skip to content
      </a>
      <PrintHead settings={frame.settings} />
      <div className="frame__top">
        <EmergencyBar {...frame.settings} />
        <Header settings={frame.settings} />
      </div>
      {!hasPage && (
        <output className="frame__no-page container">There is no page at this address.</output>
      )}
      <main
        id="main"
        className="frame__main"
        tabIndex={-1}
        data-uncounted={isCounted ? undefined : ''}
      >
        {children}
      </main>
      <Footer frame={frame} year={year} />
      <BottomBar settings={frame.settings} />
    </div>
  )
}

function EmergencyBar(settings: DeskContacts) {
  const channels = deskChannels(settings)
  if (channels.length === 0) return null
  return (
    <section aria-label="Emergency contact" className="emergency-bar">
      <div className="emergency-bar__row container">
        {channels.map((channel) => (
          <a
            key={channel.kind}
            href={channel.href}
            className={`emergency-bar__link bar-link emergency-bar__link--${channel.kind}`}
          >
            <Icon name={channel.icon} />
            <ChannelLabel {...channel} />
          </a>
        ))}
      </div>
    </section>
  )
}

/** On narrow screens, the stylesheet hides “WhatsApp” and the email address; screen readers still read them. */
function ChannelLabel({ kind, contact }: DeskChannel) {
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

function BottomBar({ settings }: { settings: FrameContent['settings'] }) {
  const labels = { call: settings.buttons.call, whatsapp: 'WhatsApp', mail: 'Email' }
  return (
    <nav aria-label="Quick contact" className="bottom-bar">
      {deskChannels(settings).map(({ kind, href, icon }) => (
        <a
          key={kind}
          href={href}
          className={`bottom-bar__link bar-link strong bottom-bar__link--${kind}`}
        >
          <Icon name={icon} />
          {labels[kind]}
        </a>
      ))}
    </nav>
  )
}

/** Brand and contacts at the top of each printed sheet. Printable documents have their own heads instead. */
function PrintHead({
  settings: { brandName, emergencyPhone, whatsappNumber, supportEmail },
}: {
  settings: FrameContent['settings']
}) {
  return (
    <div className="print-head" aria-hidden="true">
      <div className="print-head__line">
        <BrandMark />
        <strong>{brandName}</strong>
        {whatsappNumber && <span>WhatsApp {whatsappNumber}</span>}
        {supportEmail && <span>{supportEmail}</span>}
        {emergencyPhone && <b>24/7 {emergencyPhone}</b>}
      </div>
    </div>
  )
}
