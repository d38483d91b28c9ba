import { hoursIn } from '../../sections/response-axis/hours.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { noticeState } from './notice.ts'

/**
 * The notice that the desk asks for at a port, and until when that is for the ship's ETA. Once it has run out, what to
 * do in its place.
 */
export function PortNotice({
  leadTime,
  eta,
  now,
  phone,
  isSent,
}: {
  leadTime: string
  eta: string
  now: Date
  /** Of the desk. */
  phone: string | null
  /** Whether the request is with the desk already. */
  isSent: boolean
}) {
  const hours = hoursIn(leadTime)
  if (hours === null)
    return (
      <p className="request-plate__notice">
        <strong>Notice to our desk</strong> {leadTime}
      </p>
    )
  const state = noticeState(eta, hours.to, now)
  if (state === null || state.is === 'open')
    return (
      <p className="request-plate__notice">
        <strong>{leadTime}’ notice</strong> to our desk{state && `: by ${state.until}`}. The pack is
        out in under 2 hours from validation; the rest is time for queries of port and agent.
      </p>
    )
  const call = phone === null ? 'call the desk' : <>call {<PhoneLink contact={phone} />}</>
  if (state.is === 'past')
    return (
      <p className="request-plate__notice">
        <strong>This ETA is past</strong>: {isSent ? call : <>correct it, or {call}</>}.
      </p>
    )
  return (
    <p className="request-plate__notice">
      <strong>Less than {leadTime} before ETA</strong>:{' '}
      {isSent ? <>{call} now</> : <>send it now and {call}</>}. The pack is still out in under 2
      hours from validation.
    </p>
  )
}
