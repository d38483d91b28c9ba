import { leadMail } from '../../features/leads/form-table.ts'
import { preArrivalForm, type PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { SentSummary } from '../../features/leads/request-sent.tsx'
import type { FrameContent } from '../../content/frame.ts'
import { requestMail } from '../../features/leads/request-mail.ts'
import { hoursIn } from '../../sections/response-axis/hours.ts'
import { noticeState } from './notice.ts'
import type { SentRequest } from './use-sent-request.ts'

/** A request as it stood at a moment: when it was typed, or when the service accepted it. */
export type TimedRequest = { values: PreArrivalValues; at: Date }

/** The request as the desk has it, to copy or to chat about. */
export function RequestSummary({
  request: { values, at, reference },
  leadTime,
  settings,
}: {
  request: SentRequest
  /** That the desk asks for at the port. */
  leadTime: string | null
  settings: Pick<FrameContent['settings'], 'emergencyPhone' | 'whatsappNumber'>
}) {
  const notice = noticeLeft(values.eta, leadTime, at)
  const { subject, lines } = leadMail(preArrivalForm, values)
  const mail = requestMail(subject, [...lines, ['Notice', notice ?? '']])
  return <SentSummary mail={mail} reference={reference} settings={settings} />
}

/** What the desk must know of a request that comes late; null when the notice that it asks for is kept. */
function noticeLeft(eta: string, leadTime: string | null, at: Date): string | null {
  const hours = hoursIn(leadTime ?? '')
  const state = hours && noticeState(eta, hours.to, at)
  if (state?.is === 'short') return `less than ${leadTime} before ETA`
  return state?.is === 'past' ? 'the ETA was past when this was sent' : null
}
