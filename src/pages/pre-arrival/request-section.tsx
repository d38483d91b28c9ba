import { useState } from 'react'
import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import { DeskLine } from '../../features/leads/desk-line.tsx'
import type { PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { RequestSent } from '../../features/leads/request-sent.tsx'
import { Section } from '../../ui/section.tsx'
import { Progress } from './progress.tsx'
import type { PreArrivalContent } from './query.ts'
import { RequestForm } from './request-form.tsx'
import { SentActions } from './sent-actions.tsx'

/** The request from the form to its success (specification section 4). */
export function RequestSection({
  content: { page, choices, frame },
}: {
  content: PreArrivalContent
}) {
  const [sent, setSent] = useState<PreArrivalValues | null>(null)
  const [isAnother, setAnother] = useState(false)
  const { supportEmail } = frame.settings
  if (sent !== null)
    return (
      <Section heading={null}>
        <RequestSent heading="Documents Sent Successfully!">
          <p>
            Your vessel and port details have reached our desk. The desk checks them and answers to
            the email address that you gave; this page sends no documents by itself.
          </p>
          <SentActions request={sent} onAnother={() => setSent(null)} />
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
              setSent(values)
              setAnother(true)
            }}
          />
          <DeskLine settings={frame.settings} />
        </>
      )}
    </Section>
  )
}
