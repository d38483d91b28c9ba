import { leadMail } from '../../features/leads/form-table.ts'
import { preArrivalForm, type PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { SentSummary } from '../../features/leads/sent-summary.tsx'
import type { FrameContent } from '../../content/frame.ts'
import type { RequestMail } from '../../features/leads/request-mail.ts'
import { hoursIn } from '../../sections/response-axis/hours.ts'
import { istClock } from '../../text/ist-time.ts'
import { noticeState } from './notice.ts'

/** A request as it stood at a moment: when it was typed, or when the service accepted it. */
export type TimedRequest = { values: PreArrivalValues; at: Date }

/**
 * What has reached the desk and what has not been sent, when, and what starts the clock; the request as text to copy or
 * to chat about.
 */
export function RequestSummary({
  request: { values, at },
  leadTime,
  settings,
}: {
  request: TimedRequest
  /** That the desk asks for at the port. */
  leadTime: string | null
  settings: Pick<FrameContent['settings'], 'emergencyPhone' | 'whatsappNumber'>
}) {
  const notice = noticeLeft(values.eta, leadTime, at)
  const withNotice = ({ subject, body }: RequestMail): RequestMail => ({
    subject,
    body: notice === null ? body : `${body}\nNotice: ${notice}`,
  })
  return (
    <>
      <p>
        <strong>Your request is with the desk. The pack itself has not been sent yet.</strong>
      </p>
      <p>
        Request received {istClock(at)} for {values.vesselName}, {values.port}. The two-hour clock
        starts when the desk has validated it. The pack then goes to {values.email}.
      </p>
      <SentSummary mail={withNotice(leadMail(preArrivalForm, values))} settings={settings} />
    </>
  )
}

/** What the desk must know of a request that comes late; null when the notice that it asks for is kept. */
function noticeLeft(eta: string, leadTime: string | null, at: Date): string | null {
  const hours = hoursIn(leadTime ?? '')
  const state = hours && noticeState(eta, hours.to, at)
  if (state?.is === 'short') return `less than ${leadTime} before ETA`
  return state?.is === 'past' ? 'the ETA was past when this was sent' : null
}
