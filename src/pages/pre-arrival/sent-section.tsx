import { RequestSent, SentSummary } from '../../features/leads/request-sent.tsx'
import '../../sections/page-hero/page-hero.css'
import { leadTimeAt, leadTimeState, LeadTimeNote } from './lead-time.tsx'
import type { PreArrivalContent } from './query.ts'
import { leadMail, leadValues } from '../../features/leads/form-table.ts'
import { preArrivalForm, type PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import type { FrameContent } from '../../content/frame.ts'
import { requestMail } from '../../features/leads/request-mail.ts'
import { hoursIn } from '../../sections/response-axis/hours.ts'
import { acceptedValuesOf, useLeadRequest } from '../../features/leads/lead-request.ts'
import { SentActions } from './sent-actions.tsx'
import { formatIstTime } from '../../text/dates.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'

/** Confirms an accepted request. “Documents Sent Successfully!” is from the specification; the pack is not sent yet. */
export function SentSection({
  heading,
  content: { frame, ports },
  request,
  onNewRequest,
}: {
  heading: string
  content: PreArrivalContent
  request: SentRequest
  onNewRequest: () => void
}) {
  const leadTime = leadTimeAt(ports, request.values.port)
  return (
    <section className="page-hero sent-section">
      <div className="container">
        <h1 className="visually-hidden">{heading}</h1>
        <div className="sent-section__layout stack-32">
          <RequestSent heading="Documents Sent Successfully!">
            <WhatHappensNow
              request={request}
              leadTime={leadTime}
              phone={frame.settings.emergencyPhone}
              supportEmail={frame.settings.supportEmail}
            />
            <SentActions
              request={request}
              supportEmail={frame.settings.supportEmail}
              phone={frame.settings.emergencyPhone}
              onNewRequest={onNewRequest}
            />
          </RequestSent>
          <RequestSummary request={request} leadTime={leadTime} settings={frame.settings} />
        </div>
      </div>
    </section>
  )
}

/** States what was received, and what the visitor must do next. */
export function WhatHappensNow({
  request: { values, at, reference },
  leadTime,
  phone,
  supportEmail,
}: {
  request: SentRequest
  leadTime: string | null
  phone: string | null
  supportEmail: string | null
}) {
  return (
    <>
      <p className="what-happens-now__state">
        Request received {formatIstTime(at)} for {values.vesselName}, {values.port}.{' '}
        <strong>We have not sent the pack yet.</strong>
      </p>
      <ol className="what-happens-now plain-list">
        <li>
          Your request is with the desk, as{' '}
          <strong className="what-happens-now__reference">{reference}</strong>.
        </li>
        <li>
          Next step: email the Certificate of Entry{supportEmail && ` to ${supportEmail}`}. We send
          the pack under 2 hours after the desk has validated the certificate against your data.
        </li>
        <li>The pack then goes to {values.email}.</li>
      </ol>
      {phone && (
        <p>
          Questions? Call the desk, 24/7, and quote{' '}
          <span className="what-happens-now__reference">{reference}</span>:{' '}
          <PhoneLink contact={phone} />
        </p>
      )}
      <LeadTimeNote {...values} leadTime={leadTime} now={at} phone={phone} isSent />
    </>
  )
}

/** `at`: when the email-manager accepted the request or, if it has not been sent, when the values were typed. */
export type TimedRequest = { values: PreArrivalValues; at: Date }

export function RequestSummary({
  request: { values, at, reference },
  leadTime,
  settings,
}: {
  request: SentRequest
  leadTime: string | null
  settings: Pick<FrameContent['settings'], 'whatsappNumber'>
}) {
  const remark = lateRemark(values.eta, leadTime, at)
  const { subject, lines } = leadMail(preArrivalForm, values)
  const mail = requestMail(subject, [...lines, ['Notice', remark ?? '']])
  return <SentSummary mail={mail} reference={reference} settings={settings} />
}

/** Remark for the desk that a request is late; null if the request is in time. */
function lateRemark(eta: string, leadTime: string | null, at: Date): string | null {
  const state = leadTimeState(eta, hoursIn(leadTime ?? '')?.to ?? 0, at)
  if (state?.status === 'short') return `less than ${leadTime} before ETA`
  return state?.status === 'past' ? 'the ETA had passed when this was sent' : null
}

export type SentRequest = TimedRequest & {
  reference: string
}

export function useSentRequest(): SentRequest | null {
  const request = useLeadRequest(preArrivalForm.name)
  const typed = acceptedValuesOf(preArrivalForm.name)
  if (request.status !== 'accepted' || typed === null) return null
  const { at, reference } = request
  return { values: leadValues(preArrivalForm, typed), at: new Date(at), reference }
}
