import './channels.css'
import type { ReactNode } from 'react'
import { ButtonAnchor } from '../../ui/button.tsx'
import { mailHref, whatsappHref } from '../../text/contact-links.ts'
import type { ContactContent } from './query.ts'
import { Watch } from './watch.tsx'

/** The ways to reach the desk in writing and in person. */
export function Channels({ content }: { content: ContactContent }) {
  const { frame, page } = content
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
      <Watch content={content} />
    </div>
  )
}

/** One way to reach the desk; not shown when there is nothing to say of it. */
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
    <div className={`channels__channel ${className}`}>
      <h2 className="channels__name">{heading}</h2>
      {children}
      {body && <p className="channels__body">{body}</p>}
    </div>
  )
}
