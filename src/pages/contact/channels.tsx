import './channels.css'
import type { ReactNode } from 'react'
import { ButtonAnchor } from '../../ui/button.tsx'
import { mailHref, whatsappHref } from '../../text/contact-links.ts'
import { Chartlet } from '../../sections/chartlet/chartlet.tsx'
import { DayStrip } from './day-strip.tsx'
import type { ContactContent } from './query.ts'

/** The ways to reach the desk in writing and in person. */
export function Channels({ content: { frame, page } }: { content: ContactContent }) {
  const { whatsappNumber, supportEmail, officeLocation } = frame.settings
  const whatsapp = whatsappHref(whatsappNumber)
  const mail = mailHref(supportEmail)
  return (
    <div className="channels">
      <div className="channels__written">
        <Channel heading={page.whatsapp.heading ?? 'WhatsApp'} body={page.whatsapp.body}>
          {whatsapp && (
            <ButtonAnchor variant="quiet" icon="brand-whatsapp" href={whatsapp}>
              {whatsappNumber}
            </ButtonAnchor>
          )}
        </Channel>
        <Channel heading={page.email.heading ?? 'Email'} body={page.email.body}>
          {mail && (
            <ButtonAnchor variant="quiet" icon="mail" href={mail}>
              {supportEmail}
            </ButtonAnchor>
          )}
        </Channel>
      </div>
      <Channel heading={page.office.heading ?? 'India office'} body={page.office.body}>
        {(officeLocation ?? page.officeHours) && (
          <address className="channels__address">
            {officeLocation && <strong>{officeLocation}</strong>}
            {page.officeHours && <span>{page.officeHours}</span>}
          </address>
        )}
        <DayStrip officeHours={page.officeHours} />
      </Channel>
      <HarbourChart page={page} />
    </div>
  )
}

/** The harbour that editors chose, and on which channels its port control works. */
function HarbourChart({
  page: { chartName, chartPosition, chartPlaces, chartVhf },
}: {
  page: ContactContent['page']
}) {
  if (chartPosition === null) return null
  // Who comes to the office needs no limits of port control.
  const places = chartPlaces.filter(({ isMeridian }) => !isMeridian)
  return (
    <div className="channels__chart">
      <Chartlet name={chartName ?? 'the office'} position={chartPosition} places={places} />
      {chartVhf && (
        <p className="channels__vhf">
          <strong>Port control on VHF</strong> {chartVhf} (confirm in ALRS volume 6)
        </p>
      )}
    </div>
  )
}

/** One way to reach the desk; not shown when there is nothing to say of it. */
function Channel({
  heading,
  body,
  children,
}: {
  heading: string
  body: string | null
  children: ReactNode
}) {
  if (!body && !children) return null
  return (
    <div className="channels__channel">
      <h2 className="channels__name">{heading}</h2>
      {children}
      {body && <p className="channels__body">{body}</p>}
    </div>
  )
}
