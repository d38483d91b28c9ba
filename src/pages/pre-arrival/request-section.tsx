import { useState } from 'react'
import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import { leadValues } from '../../features/leads/form-table.ts'
import { preArrivalForm } from '../../features/leads/pre-arrival-form.ts'
import { DeskLine } from '../../features/leads/desk-line.tsx'
import { RequestSent } from '../../features/leads/request-sent.tsx'
import './request-section.css'
import { Section } from '../../ui/section.tsx'
import { Progress } from './progress.tsx'
import type { PreArrivalContent } from './query.ts'
import { RequestForm } from './request-form.tsx'
import { RequestPlate } from './request-plate.tsx'
import { RequestSummary, type SentRequest } from './request-summary.tsx'
import { SentActions } from './sent-actions.tsx'

/** The request from the form to its success (specification section 4). */
export function RequestSection({
  content: { settings, page, choices, frame, ports },
}: {
  content: PreArrivalContent
}) {
  const [sent, setSent] = useState<SentRequest | null>(null)
  const [isAnother, setAnother] = useState(false)
  const [typed, setTyped] = useState(() => leadValues(preArrivalForm, {}))
  const { supportEmail } = frame.settings
  if (sent !== null)
    return (
      <Section heading={null}>
        <div className="request-section__layout">
          <RequestSent heading="Documents Sent Successfully!">
            <RequestSummary request={sent} settings={frame.settings} />
            <SentActions request={sent.values} onAnother={() => setSent(null)} />
          </RequestSent>
          <RequestPlate ports={ports} values={sent.values} />
        </div>
      </Section>
    )
  return (
    <div className="request-section">
      <Section heading={null}>
        <Progress steps={page.steps} current={1} />
        <h2 className="visually-hidden">{page.request.heading ?? 'Request the letter'}</h2>
        {/* Without the desk's address there is nowhere to send a request to. */}
        {supportEmail === null ? (
          <ContactActions settings={frame.settings} callLabel={frame.settings.buttons.call} />
        ) : (
          <div className="request-section__layout">
            <div className="request-section__form">
              <RequestForm
                submitLabel={page.buttons.submit}
                desk={{ ...frame.settings, supportEmail }}
                dataNotice={settings.leadDataNotice}
                ports={choices}
                otherPorts={page.otherPorts}
                isAnother={isAnother}
                onValues={setTyped}
                onAccepted={(values) => {
                  setSent({ values, at: new Date() })
                  setAnother(true)
                }}
              />
              {page.request.intro && <p>{page.request.intro}</p>}
              <DeskLine settings={frame.settings} />
            </div>
            <RequestPlate ports={ports} values={typed} />
          </div>
        )}
      </Section>
    </div>
  )
}
