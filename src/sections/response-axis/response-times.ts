import type { CoverageZone } from '../coverage-table/coverage-zones.ts'
import type { SlaTime } from '../sla-table/sla-rows.ts'
import { hoursIn, type Hours, isTimeToSite } from './hours.ts'

export type ResponseTime = {
  key: string
  label: string
  time: string
  kind: 'committed' | 'typical' | 'surge'
  /** Null if `time` contains no time span. */
  hours: Hours | null
}

/**
 * The times of the SLA and of the typical and surge zones, soonest first. Committed zones are left out, because they
 * are already rows of the SLA.
 */
export function responseTimes(
  rows: readonly SlaTime[],
  zones: readonly CoverageZone[] = [],
): ResponseTime[] {
  const committed = rows.map(({ _id: id, service, responseTime }) =>
    toResponseTime(id, service, responseTime, 'committed'),
  )
  const uncommitted = zones.map(({ _id: id, zone, kind, responseTime }) =>
    kind === 'typical' || kind === 'surge' ? toResponseTime(id, zone, responseTime, kind) : null,
  )
  return [...committed, ...uncommitted].filter((time) => time !== null).sort(bySpan)
}

function toResponseTime(
  key: string,
  label: string | null,
  time: string | null,
  kind: ResponseTime['kind'],
): ResponseTime | null {
  return label === null || time === null ? null : { key, label, time, kind, hours: hoursIn(time) }
}

/** Whether a time is about salvage. True for the time of a zone, and for an SLA time that says “to site”. */
export function isSalvageTime({ kind, time }: ResponseTime): boolean {
  return kind !== 'committed' || isTimeToSite(time)
}

function bySpan({ hours: one }: ResponseTime, { hours: other }: ResponseTime): number {
  const [end, otherEnd] = [one?.to ?? Infinity, other?.to ?? Infinity]
  if (end !== otherEnd) return end - otherEnd
  return (one?.from ?? 0) - (other?.from ?? 0)
}
