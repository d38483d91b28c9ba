import { hoursIn } from '../../sections/response-axis/hours.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { noticeState } from './notice.ts'

/**
 * The notice that the desk asks for at a port, and until when that is for the ship's ETA. Once it has run out, or where
 * none is stated, what to do in its place; nothing while neither port nor ETA says anything.
 */
export function PortNotice({
  port,
  leadTime,
  eta,
  now,
  phone,
  isSent = false,
}: {
  /** As chosen; empty while none is. */
  port: string
  leadTime: string | null
  eta: string
  now: Date
  /** Of the desk. */
  phone: string | null
  /** Whether the request is with the desk already. */
  isSent?: boolean
}) {
  const hours = hoursIn(leadTime ?? '')
  const state = noticeState(eta, hours?.to ?? 0, now)
  const call = phone === null ? 'call the desk' : <>call {<PhoneLink contact={phone} />}</>
  if (state?.is === 'past')
    return (
      <p>
        <strong>This ETA is past</strong>: {isSent ? call : <>correct it, or {call}</>}.
      </p>
    )
  if (port === '') return null
  if (leadTime === null)
    return (
      <p>
        <strong>Notice for this port</strong>: {call}.
      </p>
    )
  if (hours === null)
    return (
      <p>
        <strong>Notice to our desk</strong> {leadTime}
      </p>
    )
  if (state?.is === 'short')
    return (
      <p>
        <strong>Less than {leadTime} before ETA</strong>:{' '}
        {isSent ? <>{call} now</> : <>send it now and {call}</>}. The pack is still out in under 2
        hours from validation.
      </p>
    )
  if (isSent) return null
  return (
    <p>
      <strong>{leadTime}’ notice</strong> to our desk{state && `: by ${state.until}`}.
    </p>
  )
}
