import type { ReactNode } from 'react'
import { ButtonAnchor } from '../../ui/button.tsx'
import { mailHref, whatsappHref } from '../../text/contact-links.ts'
import type { ContactContent } from './query.ts'
import { isTimeToSite } from '../../sections/response-axis/hours.ts'
import { ResponseAxis } from '../../sections/response-axis/response-axis.tsx'
import { Footnote } from '../../ui/text.tsx'
import { ChartFrame } from '../../ui/chart-frame.tsx'

export function Channels({ content }: { content: ContactContent }) {
  const { frame, page } = content
  const { whatsappNumber, supportEmail, officeLocation } = frame.settings
  const whatsapp = whatsappHref(whatsappNumber)
  const mail = mailHref(supportEmail)
  return (
    <div className="channels stack-24">
      <div className="channels__messages stack-24">
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
      <Channel
        heading={page.office.heading ?? 'India office'}
        body={page.office.body}
        className="channels__office"
      >
        {(officeLocation ?? page.officeHours) && (
          <address className="channels__address">
            {officeLocation && <strong>{officeLocation}</strong>}
            {page.officeHours && <span>{page.officeHours}</span>}
          </address>
        )}
      </Channel>
      <TimeToSite content={content} />
    </div>
  )
}

/** One way to reach the desk; renders nothing if it has neither text nor link. */
function Channel({
  heading,
  body,
  className = '',
  children,
}: {
  heading: string
  body: string | null
  className?: string
  children: ReactNode
}) {
  if (!body && !children) return null
  return (
    <div className={`channels__channel stack-12 ${className}`}>
      <h2 className="channels__name">{heading}</h2>
      {children}
      {body && <p className="muted">{body}</p>}
    </div>
  )
}

function TimeToSite({ content: { settings, slaTimes } }: { content: ContactContent }) {
  const toSite = slaTimes.filter(({ responseTime }) => isTimeToSite(responseTime ?? ''))
  if (toSite.length === 0) return null
  return (
    <ChartFrame className="time-to-site">
      <div className="time-to-site__sheet stack-12">
        <h2 className="channels__name">Team on site, with a retainer</h2>
        <ResponseAxis rows={toSite} />
        <Footnote text={settings.mobilisationNote} />
      </div>
    </ChartFrame>
  )
}
