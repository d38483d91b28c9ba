import { leadMail } from '../../features/leads/form-table.ts'
import { preArrivalForm, type PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { chatText } from '../../features/leads/request-mail.ts'
import type { FrameContent } from '../../content/frame.ts'
import { telHref, whatsappHref } from '../../text/contact-links.ts'
import './request-summary.css'

/** A request that the service has accepted. */
export type SentRequest = { values: PreArrivalValues; at: Date }

const istTime = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** What has reached the desk, when, and what starts the clock; the request as text to copy or to chat about. */
export function RequestSummary({
  request: { values, at },
  settings: { emergencyPhone, whatsappNumber },
}: {
  request: SentRequest
  settings: Pick<FrameContent['settings'], 'emergencyPhone' | 'whatsappNumber'>
}) {
  const mail = leadMail(preArrivalForm, values)
  const tel = telHref(emergencyPhone)
  const whatsapp = whatsappHref(whatsappNumber, chatText(mail))
  return (
    <>
      <p>
        Request received {istTime.format(at)} IST for {values.vesselName}, {values.port}. The
        two-hour clock starts when the desk has validated it.
      </p>
      <pre className="request-summary" aria-label="Your request">
        {mail.body}
      </pre>
      {(tel ?? whatsapp) && (
        <p>
          Something to add?{' '}
          {whatsapp && <a href={whatsapp}>Send it by WhatsApp, with this request</a>}
          {whatsapp && tel && ', or '}
          {tel && (
            <>
              call <a href={tel}>{emergencyPhone}</a>
            </>
          )}
          .
        </p>
      )}
    </>
  )
}
