import { istClock } from '../../text/ist-time.ts'
import { PortNotice } from './port-notice.tsx'
import type { TimedRequest } from './request-summary.tsx'
import './what-happens-now.css'

/** What has reached the desk and what has not been sent, when, and what starts the clock. */
export function WhatHappensNow({
  request: { values, at },
  leadTime,
  phone,
}: {
  request: TimedRequest
  /** That the desk asks for at the port. */
  leadTime: string | null
  /** Of the desk. */
  phone: string | null
}) {
  return (
    <>
      <p className="what-happens-now__state">
        Request received {istClock(at)} for {values.vesselName}, {values.port}.{' '}
        <strong>Still to come: the pack itself.</strong>
      </p>
      <ol className="what-happens-now plain-list">
        <li>Your request is with the desk.</li>
        <li>The two-hour clock starts when the desk has validated it.</li>
        <li>The pack then goes to {values.email}.</li>
      </ol>
      <PortNotice {...values} leadTime={leadTime} now={at} phone={phone} isSent />
    </>
  )
}
