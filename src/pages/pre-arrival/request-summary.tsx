import { leadMail } from '../../features/leads/form-table.ts'
import { preArrivalForm, type PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { SentSummary } from '../../features/leads/sent-summary.tsx'
import type { FrameContent } from '../../content/frame.ts'
import { istClock } from '../../text/ist-time.ts'

/** A request that the service has accepted. */
export type SentRequest = { values: PreArrivalValues; at: Date }

/** What has reached the desk, when, and what starts the clock; the request as text to copy or to chat about. */
export function RequestSummary({
  request: { values, at },
  settings,
}: {
  request: SentRequest
  settings: Pick<FrameContent['settings'], 'emergencyPhone' | 'whatsappNumber'>
}) {
  return (
    <>
      <p>
        Request received {istClock(at)} for {values.vesselName}, {values.port}. The two-hour clock
        starts when the desk has validated it.
      </p>
      <SentSummary mail={leadMail(preArrivalForm, values)} settings={settings} />
    </>
  )
}
