import type { ReactNode } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import type { ReachableDesk } from '../../features/leads/form-notices.tsx'
import type { FormValues } from '../../features/leads/form-table.ts'
import { LeadForm } from '../../features/leads/lead-form.tsx'
import { preArrivalForm, type PreArrivalValues } from '../../features/leads/pre-arrival-form.ts'
import { mailHref } from '../../text/contact-links.ts'
import { readSessionText, writeSessionText } from '../../ui/storage.ts'
import type { PreArrivalContent } from './query.ts'

/** The pre-arrival form. If the visitor comes from a port's page, that port is preselected. */
export function RequestForm({
  content: { settings, page, ports },
  desk,
  onValues,
  isRepeat,
  chart,
  notice,
}: {
  content: PreArrivalContent
  desk: ReachableDesk
  onValues: (values: PreArrivalValues) => void
  /** Whether the visitor has already sent a request and starts another request. */
  isRepeat: boolean
  /** Chartlet of the chosen port, shown below the port field on phones. */
  chart: ReactNode
  notice: ReactNode
}) {
  const { intro } = page.request
  const currentLocation = useLocation()
  const choices = new Set([...ports.map(({ name }) => name), ...page.otherPorts])

  function referringPort(): FormValues {
    const slug = takeReferral(currentLocation)
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
      preset={referringPort}
      focusFirst={isRepeat}
      onValues={onValues}
    />
  )
}

/** Router state of the link from a port's page to the form. */
export type ReferralState = { port: string }

/** React Router's location key of the page that the browser loaded. */
const INITIAL_KEY = 'default'

const STORAGE_KEY = 'pre-arrival:referral'

/**
 * Returns the slug of the port that the form preselects: the port whose page the visitor came from (docs/readings.md).
 * The slug is returned once per navigation, so that a reload, Back or a second request keeps the visitor's choice.
 */
export function takeReferral(to: Pick<Location, 'key' | 'state'>): string | null {
  const referral = referralFromState(to) ?? referralFromReferrer(to)
  const taken = readSessionText(STORAGE_KEY)?.split(' ') ?? []
  if (referral === null || taken.includes(referral.id)) return null
  writeSessionText(STORAGE_KEY, [...taken, referral.id].join(' '))
  return referral.slug
}

type Referral = { id: string; slug: string }

function referralFromState({ key, state }: Pick<Location, 'key' | 'state'>): Referral | null {
  const hasPort = typeof state === 'object' && state !== null && 'port' in state
  return hasPort && typeof state.port === 'string' ? { id: key, slug: state.port } : null
}

/** For links followed without router state: before the app had loaded, or in a new tab. */
function referralFromReferrer({ key }: Pick<Location, 'key'>): Referral | null {
  if (key !== INITIAL_KEY || !isNavigation(performance.getEntriesByType('navigation'))) return null
  const slug = portOfReferrer(document.referrer, location.origin)
  return slug === null ? null : { id: String(performance.timeOrigin), slug }
}

/** False for a reload and Back, which keep the referrer of the first visit. */
function isNavigation([entry]: PerformanceEntryList): boolean {
  return entry !== undefined && 'type' in entry && entry.type === 'navigate'
}

/** The port's slug if the referrer is a port page of this site; otherwise null. */
export function portOfReferrer(referrer: string, origin: string): string | null {
  if (!referrer.startsWith(`${origin}/`)) return null
  const { pathname } = new URL(referrer)
  return /^\/ports\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? null
}
