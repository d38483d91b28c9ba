/** The port whose page a visitor has come from: the form preselects it (docs/readings.md). */
import type { Location } from 'react-router-dom'
import { readText, writeText } from '../../ui/storage.ts'

/** State of the link from a port's page to the form. */
export type ArrivalState = { port: string }

/** React Router's key of the page that the browser itself has loaded. */
const FIRST_KEY = 'default'

const STORAGE_KEY = 'pre-arrival:arrival'

/**
 * The slug of the port whose page led here; returned once per arrival, so that a reload, Back and a second
 * request don't undo another choice.
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
