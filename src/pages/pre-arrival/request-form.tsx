import type { ReactNode } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import type { ReachableDesk } from '../../features/leads/form-notices.tsx'
import type { FormValues } from '../../features/leads/form-table.ts'
import { LeadForm } from '../../features/leads/lead-form.tsx'
import { preArrivalForm, type PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { mailHref } from '../../text/contact-links.ts'
import { readText, writeText } from '../../ui/storage.ts'
import type { PreArrivalContent } from './query.ts'

/** The pre-arrival form with its choice of ports; the port whose page the visitor has come from is preselected. */
export function RequestForm({
  content: { settings, page, choices: ports },
  desk,
  onValues,
  isAnother,
  chart,
  notice,
}: {
  content: PreArrivalContent
  desk: ReachableDesk
  onValues: (values: PreArrivalValues) => void
  /** Whether a request has been sent before it. */
  isAnother: boolean
  /** Chartlet of the chosen port: a phone shows it under the choice. */
  chart: ReactNode
  notice: ReactNode
}) {
  const { intro } = page.request
  const arrivedAt = useLocation()
  const choices = new Set([...ports.map(({ name }) => name), ...page.otherPorts])

  function arrivalPort(): FormValues {
    const slug = takeArrival(arrivedAt)
    const port = ports.find((candidate) => candidate.slug === slug)
    return port ? { port: port.name } : {}
  }

  return (
    <LeadForm
      table={preArrivalForm}
      submitLabel={page.buttons.submit}
      desk={desk}
      dataNotice={settings.leadDataNotice}
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

/** State of the link from a port's page to the form. */
export type ArrivalState = { port: string }

/** React Router's key of the page that the browser itself has loaded. */
const FIRST_KEY = 'default'

const STORAGE_KEY = 'pre-arrival:arrival'

/**
 * The slug of the port whose page led here, which the form preselects (docs/readings.md). Returned once per
 * arrival, so that a reload, Back and a second request don't undo another choice.
 */
export function takeArrival(to: Pick<Location, 'key' | 'state'>): string | null {
  const arrival = arrivalByLink(to) ?? arrivalByLoad(to)
  if (arrival === null || readText(STORAGE_KEY) === arrival.id) return null
  writeText(STORAGE_KEY, arrival.id)
  return arrival.slug
}

type Arrival = { id: string; slug: string }

function arrivalByLink({ key, state }: Pick<Location, 'key' | 'state'>): Arrival | null {
  const isArrival = typeof state === 'object' && state !== null && 'port' in state
  return isArrival && typeof state.port === 'string' ? { id: key, slug: state.port } : null
}

/** The link was followed before its page's code was there, or into another tab. */
function arrivalByLoad({ key }: Pick<Location, 'key'>): Arrival | null {
  if (key !== FIRST_KEY || !isNavigation(performance.getEntriesByType('navigation'))) return null
  const slug = portOfReferrer(document.referrer, location.origin)
  return slug === null ? null : { id: String(performance.timeOrigin), slug }
}

/** A reload and Back keep the referrer of the first visit. */
function isNavigation([entry]: PerformanceEntryList): boolean {
  return entry !== undefined && 'type' in entry && entry.type === 'navigate'
}

/** The slug in the address of a port's page of this site; null for any other address. */
export function portOfReferrer(referrer: string, origin: string): string | null {
  if (!referrer.startsWith(`${origin}/`)) return null
  const { pathname } = new URL(referrer)
  return /^\/ports\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? null
}
