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
import { RequestSummary, type TimedRequest } from './request-summary.tsx'
import { SentActions } from './sent-actions.tsx'

/** Of a form in which nothing was typed, whatever the time. */
const UNTYPED: TimedRequest = { values: leadValues(preArrivalForm, {}), at: new Date(0) }

/** The request from the form to its success (specification section 4). */
export function RequestSection({
  content: { settings, page, choices, frame, ports },
}: {
  content: PreArrivalContent
}) {
  const [sent, setSent] = useState<TimedRequest | null>(null)
  const [isAnother, setAnother] = useState(false)
  const [typed, setTyped] = useState(UNTYPED)
  const { supportEmail, emergencyPhone } = frame.settings
  const leadTimeAt = (port: string) => ports.find(({ name }) => name === port)?.leadTime ?? null
  if (sent !== null)
    return (
      <Section heading={null}>
        <div className="request-section__layout">
          <RequestSent heading="Documents Sent Successfully!">
            <RequestSummary
              request={sent}
              leadTime={leadTimeAt(sent.values.port)}
              settings={frame.settings}
            />
            <SentActions request={sent.values} onAnother={() => setSent(null)} />
          </RequestSent>
          <RequestPlate
            ports={ports}
            values={sent.values}
            phone={emergencyPhone}
            now={sent.at}
            isSent
          />
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
                onValues={(values) => setTyped({ values, at: new Date() })}
                onAccepted={(values) => {
                  setSent({ values, at: new Date() })
                  setAnother(true)
                }}
              />
              {page.request.intro && <p className="request-section__intro">{page.request.intro}</p>}
              <DeskLine settings={frame.settings} />
            </div>
            <RequestPlate
              ports={ports}
              values={typed.values}
              phone={emergencyPhone}
              now={typed.at}
            />
          </div>
        )}
      </Section>
    </div>
  )
}
