import { Fragment } from 'react'
import './document-foot.css'
import type { FrameContent } from '../../../content/frame.ts'
import { mailHref, whatsappHref } from '../../../text/contact-links.ts'
import { PhoneLink } from '../../../ui/phone-link.tsx'

/** Small print at the end of a document. The stylesheet joins the lines into one paragraph. */
export function FooterLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div className="footer-lines muted small">
      {lines.map((line) => (
        <Fragment key={line}>
          <p>{line}</p>{' '}
        </Fragment>
      ))}
    </div>
  )
}

/** Names the issuer of a document, with the issuer's contacts. Missing values are left out. */
export function Issuer({
  settings: { brandName, officeLocation, emergencyPhone, whatsappNumber, supportEmail },
}: {
  settings: FrameContent['settings']
}) {
  const issuer = [brandName, officeLocation].filter((part) => part !== null).join(', ')
  const chat = whatsappHref(whatsappNumber)
  const mail = mailHref(supportEmail)
  return (
    <div className="issuer">
      {emergencyPhone && (
        <p className="issuer__hotline">
          24/7 <PhoneLink contact={emergencyPhone} className="issuer__number" />
        </p>
      )}
      {(issuer || chat || mail) && (
        <p>
          {issuer && <>Issued by {issuer}. </>}
          {chat && (
            <>
              <span className="issuer__chat">
                WhatsApp <a href={chat}>{whatsappNumber}</a>
              </span>
              {mail && ' · '}
            </>
          )}
          {mail && (
            <>
              Email <a href={mail}>{supportEmail}</a>
            </>
          )}
        </p>
      )}
    </div>
  )
}
