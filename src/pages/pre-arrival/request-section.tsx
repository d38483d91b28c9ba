import { useState } from 'react'
import { track } from '../../analytics.ts'
import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import { DeskLine } from '../../features/leads/desk-line.tsx'
import type { FormValues } from '../../features/leads/form-values.ts'
import { RequestSent } from '../../features/leads/request-sent.tsx'
import { Section } from '../../ui/section.tsx'
import { Progress } from './progress.tsx'
import type { PreArrivalContent } from './query.ts'
import { RequestForm } from './request-form.tsx'
import { requestFields } from './request.ts'
import { SentActions } from './sent-actions.tsx'

/** The request from the form to its success (specification section 4). */
export function RequestSection({
  content: { page, choices, frame },
}: {
  content: PreArrivalContent
}) {
  const [stage, setStage] = useState<'first' | 'sent' | 'another'>('first')
  const [sent, setSent] = useState<FormValues>({})
  const { supportEmail } = frame.settings
  if (stage === 'sent')
    return (
      <Section heading={null}>
        <RequestSent heading="Documents Sent Successfully!">
          <p>
            Your vessel and port details have reached our desk. The desk checks them and answers to
            the email address that you gave; this page sends no documents by itself.
          </p>
          <SentActions request={requestFields(sent)} onAnother={() => setStage('another')} />
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
            supportEmail={supportEmail}
            numbers={frame.settings}
            ports={choices}
            otherPorts={page.otherPorts}
            isAnother={stage === 'another'}
            onAccepted={(values) => {
              setSent(values)
              setStage('sent')
              track('generate_letter_submit', values['port'] ?? '')
            }}
          />
          <DeskLine settings={frame.settings} />
        </>
      )}
    </Section>
  )
}
