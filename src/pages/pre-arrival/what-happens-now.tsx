import { istClock } from '../../text/ist-time.ts'
import { PortNotice } from './port-notice.tsx'
import { requestMail } from '../../features/leads/request-mail.ts'
import { mailHref } from '../../text/contact-links.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import type { SentRequest } from './use-sent-request.ts'
import './what-happens-now.css'

/** What has reached the desk and what has not been sent, when, and what starts the clock. */
export function WhatHappensNow({
  request: { values, at, reference },
  leadTime,
  phone,
  supportEmail,
}: {
  request: SentRequest
  /** That the desk asks for at the port. */
  leadTime: string | null
  /** Of the desk. */
  phone: string | null
  supportEmail: string | null
}) {
  const certificate = requestMail(`Certificate of Entry: ${values.vesselName}, ${values.port}`, [
    ['Reference', reference],
  ])
  return (
    <>
      <p className="what-happens-now__state">
        Request received {istClock(at)} for {values.vesselName}, {values.port}.{' '}
        <strong>Still to come: the pack itself.</strong>
      </p>
      <ol className="what-happens-now plain-list">
        <li>
          Your request is with the desk, as{' '}
          <strong className="what-happens-now__reference">{reference}</strong>.
        </li>
        <li>
          Next step: email the Certificate of Entry
          {supportEmail && (
            <>
              {' '}
              to <a href={mailHref(supportEmail, certificate) ?? undefined}>{supportEmail}</a>
            </>
          )}
          . The two-hour clock starts when the desk has validated it with your data.
        </li>
        <li>The pack then goes to {values.email}.</li>
      </ol>
      {phone && (
        <p>
          Questions? Call the desk, 24/7, and name {reference}: <PhoneLink contact={phone} />
        </p>
      )}
      <PortNotice {...values} leadTime={leadTime} now={at} phone={phone} isSent />
    </>
  )
}
