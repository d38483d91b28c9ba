import { useState } from 'react'
import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import { DeskLine } from '../../features/leads/desk-line.tsx'
import { RequestSent } from '../../features/leads/request-sent.tsx'
import { Section } from '../../ui/section.tsx'
import { Progress } from './progress.tsx'
import type { PreArrivalContent } from './query.ts'
import { RequestForm } from './request-form.tsx'
import { RequestSummary, type SentRequest } from './request-summary.tsx'
import { SentActions } from './sent-actions.tsx'

/** The request from the form to its success (specification section 4). */
export function RequestSection({
  content: { page, choices, frame },
}: {
  content: PreArrivalContent
}) {
  const [sent, setSent] = useState<SentRequest | null>(null)
  const [isAnother, setAnother] = useState(false)
  const { supportEmail } = frame.settings
  if (sent !== null)
    return (
      <Section heading={null}>
        <RequestSent heading="Documents Sent Successfully!">
          <RequestSummary request={sent} settings={frame.settings} />
          <SentActions request={sent.values} onAnother={() => setSent(null)} />
        </RequestSent>
      </Section>
    )
  return (
    <Section heading={page.request.heading ?? 'Request the letter'} intro={page.request.intro}>
      <Progress steps={page.steps} current={1} />
      {/* Without the desk's address there is nowhere to send a request to. */}
      {supportEmail === null ? (
        <ContactActions settings={frame.settings} />
      ) : (
        <>
          <RequestForm
            desk={{ ...frame.settings, supportEmail }}
            ports={choices}
            otherPorts={page.otherPorts}
            isAnother={isAnother}
            onAccepted={(values) => {
              setSent({ values, at: new Date() })
              setAnother(true)
            }}
          />
          <DeskLine settings={frame.settings} />
        </>
      )}
    </Section>
  )
}
