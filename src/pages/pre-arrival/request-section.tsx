import { useState, type ReactNode } from 'react'
import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import { leadValues, valueInWords, rowsOf } from '../../features/leads/form-table.ts'
import { preArrivalForm, type PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { DeskLine } from '../../features/leads/form-notices.tsx'
import { ChartletSheet } from '../../sections/chartlet/chartlet-sheet.tsx'
import './request-section.css'
import { Section } from '../../ui/section.tsx'
import { leadTimeAt, LeadTimeNote } from './lead-time.tsx'
import './progress.css'
import type { CardContent } from '../../content/blocks.ts'
import { Icon } from '../../ui/icon.tsx'
import type { PreArrivalContent } from './query.ts'
import { RequestForm } from './request-form.tsx'
import { RequestSheet } from '../../features/leads/request-sheet.tsx'
import './pack-preview.css'
import type { TimedRequest } from './sent-section.tsx'

/** An empty form; the time does not matter. */
const UNTYPED: TimedRequest = { values: leadValues(preArrivalForm, {}), at: new Date(0) }

/** The steps, the form and a preview of the pack, until the request is sent (specification section 4). */
export function RequestSection({
  content,
  isRepeat,
}: {
  content: PreArrivalContent
  isRepeat: boolean
}) {
  const { page, frame, ports } = content
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
        <h2 className="request-section__heading">{page.request.heading ?? 'Request the letter'}</h2>
        {/* Without the desk's email address, there is nowhere to send a request to. */}
        {supportEmail === null ? (
          <ContactActions settings={frame.settings} callLabel={frame.settings.buttons.call} />
        ) : (
          <div className="request-section__layout">
            <div className="request-section__form">
              <RequestForm
                content={content}
                desk={{ ...frame.settings, supportEmail }}
                isRepeat={isRepeat}
                onValues={(values) => setTyped({ values, at: new Date() })}
                chart={chart}
                notice={
                  <LeadTimeNote
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
            <PackPreview
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

/**
 * The five steps of a request. A done step has a tick, any other step its number. On a phone the steps are a bar; on
 * wider screens, each step has its description and a drawing (progress.css).
 */
export function Progress({
  steps,
  current,
}: {
  steps: readonly CardContent[]
  current: StepNumber
}) {
  return (
    <ol className="progress plain-list" aria-label="Progress">
      {progressSteps(steps, current).map(({ title, body, state }, index) => (
        <li
          key={title}
          className={`progress__step progress__step--${state}`}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <p className="progress__head">
            <span className="progress__mark">
              {state === 'done' ? <Icon name="check" /> : <span>{index + 1}</span>}
            </span>
            <span className="progress__title">
              {title}
              {state === 'done' && <span className="visually-hidden"> (done)</span>}
            </span>
          </p>
          {body && <p className="progress__body">{body}</p>}
        </li>
      ))}
    </ol>
  )
}

/** The five steps from request to letter (specification section 2, pre-arrival letter). */
export const STEP_TITLES = ['Form', 'Review', 'PDF', 'Email', 'WhatsApp']

type StepNumber = 1 | 2 | 3 | 4 | 5

export type ProgressStep = {
  title: string
  body: string | null
  state: 'done' | 'current' | 'ahead'
}

/**
 * The five steps, each with its title, text and state.
 *
 * @param written the editors' texts for the steps; ignored unless there are exactly five
 */
export function progressSteps(
  written: readonly { title: string; body: string | null }[],
  current: StepNumber,
): ProgressStep[] {
  const steps =
    written.length === STEP_TITLES.length
      ? written
      : STEP_TITLES.map((title) => ({ title, body: null }))
  return steps.map(({ title, body }, index) => ({
    title,
    body,
    state: stateOf(index + 1, current),
  }))
}

function stateOf(step: number, current: StepNumber): ProgressStep['state'] {
  if (step < current) return 'done'
  return step === current ? 'current' : 'ahead'
}

const BLANK = '\u00A0'

/**
 * Beside the form: sheet 1 of the pack with the values typed so far, and the chartlet of the chosen port. In print, the
 * sheet is a form to fill in by hand.
 */
export function PackPreview({
  chart,
  values,
  sendTo,
}: {
  chart: ReactNode
  values: PreArrivalValues
  sendTo: string
}) {
  return (
    <div className={values.port === '' ? 'pack-preview' : 'pack-preview pack-preview--chosen'}>
      <RequestSheet name="Page 1 of the pack">
        <p className="pack-preview__title">Pre-Arrival Financial Security Pack</p>
        <dl>
          {rowsOf(preArrivalForm).map(
            ([name, row]) =>
              row.type !== 'textarea' && (
                <div
                  key={name}
                  className={`request-sheet__line${row.isPackField ? '' : ' pack-preview__print-only'}`}
                >
                  <dt className="muted small">{row.label}</dt>
                  <dd>
                    <span>{valueInWords(row, values[name]) || BLANK}</span>
                    {row.hint && <span className="pack-preview__print-only">{row.hint}</span>}
                  </dd>
                </div>
              ),
          )}
        </dl>
        <p className="pack-preview__more-lines">
          <span className="pack-preview__stamp">TEMPLATE – NOT EVIDENCE OF COVER</span>
        </p>
        <p className="pack-preview__print-only">
          Photograph this form, add the Certificate of Entry, and send both to {sendTo}.
        </p>
      </RequestSheet>
      {chart}
    </div>
  )
}
