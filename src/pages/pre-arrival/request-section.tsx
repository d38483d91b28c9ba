import { useState } from 'react'
import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import { leadValues } from '../../features/leads/form-table.ts'
import { preArrivalForm } from '../../features/leads/pre-arrival-form.ts'
import { DeskLine } from '../../features/leads/form-notices.tsx'
import { ChartletSheet } from '../../sections/chartlet/chartlet-sheet.tsx'
import './request-section.css'
import { Section } from '../../ui/section.tsx'
import { leadTimeAt } from './notice.ts'
import { PortNotice } from './port-notice.tsx'
import { Progress } from './progress.tsx'
import type { PreArrivalContent } from './query.ts'
import { RequestForm } from './request-form.tsx'
import { RequestPlate } from './request-plate.tsx'
import type { TimedRequest } from './request-summary.tsx'

/** Of a form in which nothing was typed, whatever the time. */
const UNTYPED: TimedRequest = { values: leadValues(preArrivalForm, {}), at: new Date(0) }

/** The request while it is filled in (specification section 4). */
export function RequestSection({
  content: { settings, page, choices, frame, ports },
  isAnother,
}: {
  content: PreArrivalContent
  /** Whether a request has been sent before it. */
  isAnother: boolean
}) {
  const [typed, setTyped] = useState(UNTYPED)
  const { supportEmail, emergencyPhone, whatsappNumber } = frame.settings
  const port = ports.find(({ name }) => name === typed.values.port)
  const chart = port?.coordinates ? (
    <ChartletSheet name={port.name} position={port.coordinates} />
  ) : null
  return (
    <div id="request" className="request-section">
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
                chart={chart}
                intro={page.request.intro}
                notice={
                  <PortNotice
                    key={`${typed.values.port} ${typed.values.eta}`}
                    {...typed.values}
                    leadTime={leadTimeAt(ports, typed.values.port)}
                    now={typed.at}
                    phone={emergencyPhone}
                  />
                }
              />
              <DeskLine settings={frame.settings} />
            </div>
            <RequestPlate
              chart={chart}
              values={typed.values}
              sendTo={
                whatsappNumber === null
                  ? supportEmail
                  : `WhatsApp ${whatsappNumber} or ${supportEmail}`
              }
            />
          </div>
        )}
      </Section>
    </div>
  )
}
