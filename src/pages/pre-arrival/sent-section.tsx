import { RequestSent } from '../../features/leads/request-sent.tsx'
import '../../sections/page-hero/page-hero.css'
import { leadTimeAt } from './notice.ts'
import type { PreArrivalContent } from './query.ts'
import { RequestSummary } from './request-summary.tsx'
import { SentActions } from './sent-actions.tsx'
import './sent-section.css'
import type { SentRequest } from './use-sent-request.ts'
import { WhatHappensNow } from './what-happens-now.tsx'

/** The request once the service has accepted it (specification section 4). */
export function SentSection({
  heading,
  content: { frame, ports },
  request,
  onAnother,
}: {
  /** Of the page. */
  heading: string
  content: PreArrivalContent
  request: SentRequest
  onAnother: () => void
}) {
  const leadTime = leadTimeAt(ports, request.values.port)
  return (
    <section className="page-hero sent-section">
      <div className="container">
        <h1 className="visually-hidden">{heading}</h1>
        <div className="sent-section__layout">
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
              onAnother={onAnother}
            />
          </RequestSent>
          <RequestSummary request={request} leadTime={leadTime} settings={frame.settings} />
        </div>
      </div>
    </section>
  )
}
