import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ReachableDesk } from '../../features/leads/form-notices.tsx'
import type { FormValues } from '../../features/leads/form-table.ts'
import { LeadForm } from '../../features/leads/lead-form.tsx'
import { preArrivalForm, type PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { mailHref } from '../../text/contact-links.ts'
import { takeArrival } from './arrival.ts'
import type { PreArrivalContent } from './query.ts'

/** The pre-arrival form with its choice of ports; the port whose page the visitor has come from is preselected. */
export function RequestForm({
  submitLabel,
  desk,
  dataNotice,
  ports,
  otherPorts,
  onValues,
  isAnother,
  chart,
  notice,
  intro,
}: {
  submitLabel: string
  desk: ReachableDesk
  dataNotice: string | null
  ports: PreArrivalContent['choices']
  /** Choices after the ports that have a page. */
  otherPorts: readonly string[]
  onValues: (values: PreArrivalValues) => void
  /** Whether a request has been sent before it. */
  isAnother: boolean
  /** Of the port that is chosen: a phone shows it under the choice. */
  chart: ReactNode
  /** What the desk asks for at the port, against the ETA. */
  notice: ReactNode
  /** What starts the desk's work; said where the request is sent, before the desk's address. */
  intro: string | null
}) {
  const arrivedAt = useLocation()
  const choices = new Set([...ports.map(({ name }) => name), ...otherPorts])

  function arrivalPort(): FormValues {
    const slug = takeArrival(arrivedAt)
    const port = ports.find((candidate) => candidate.slug === slug)
    return port ? { port: port.name } : {}
  }

  return (
    <LeadForm
      table={preArrivalForm}
      submitLabel={submitLabel}
      desk={desk}
      dataNotice={dataNotice}
      choices={{ port: [...choices] }}
      remarks={{
        port: chart,
        eta: notice,
        notes: intro && (
          <p>
            {intro} <a href={mailHref(desk.supportEmail) ?? undefined}>{desk.supportEmail}</a>
          </p>
        ),
      }}
      preset={arrivalPort}
      focusFirst={isAnother}
      onValues={onValues}
    />
  )
}
