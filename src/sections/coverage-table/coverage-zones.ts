/** Coverage zones (schema `coverageZone`). A committed time is that of the SLA commitment they refer to. */
import * as v from 'valibot'
import {
  at,
  choice,
  type ContentField,
  key,
  requiredText,
  text,
  type ValuesOf,
} from '../../content/field.ts'
import { listOf, nonEmptyText } from '../../content/parse.ts'
import { alsoShowing, every } from '../../content/select.ts'

/**
 * Names of a zone's ports: of the ports it refers to, and of places without a page. Content from before zones
 * referred to ports has names alone, which come first.
 */
const zonePorts: ContentField<string[], readonly { _key: string }[]> = {
  projection: `[!defined(_type)] + ports[defined(_type)]{"name": coalesce(@->name, name)}`,
  parser: listOf(
    v.pipe(
      v.union([v.string(), v.object({ name: v.string() })]),
      v.transform((port) => (typeof port === 'string' ? port : port.name)),
      nonEmptyText,
    ),
  ),
}

/** The time of a zone. */
export const zoneTime = at('commitment->response', text, 'responseTime')

const coverageZoneFields = {
  _id: key,
  zone: requiredText,
  coast: choice(['west', 'east']),
  kind: choice(['committed', 'typical', 'surge']),
  ports: at('ports', zonePorts),
  responseTime: zoneTime,
  assets: text,
}

/** The zones in their editors' order. */
export const everyCoverageZone = alsoShowing(
  every('coverageZone', { order: 'orderRank asc' }, coverageZoneFields),
  'slaCommitment',
)

export type CoverageZone = ValuesOf<typeof coverageZoneFields>

/** The time that is committed for a coast; null where no zone states one. */
export function committedTime(
  zones: readonly Pick<CoverageZone, 'coast' | 'responseTime'>[],
  coast: CoverageZone['coast'],
): string | null {
  return zoneOf(zones, coast)?.responseTime ?? null
}

/** Places that the zone of a coast covers, except the ports given, which have a page. */
export function placesOf(
  zones: readonly Pick<CoverageZone, 'coast' | 'ports'>[],
  coast: CoverageZone['coast'],
  ports: readonly { name: string }[],
): string[] {
  const covered = zoneOf(zones, coast)?.ports ?? []
  return covered.filter((place) => !ports.some(({ name }) => name === place))
}

function zoneOf<Zone extends Pick<CoverageZone, 'coast'>>(
  zones: readonly Zone[],
  coast: CoverageZone['coast'],
): Zone | undefined {
  return zones.find((zone) => zone.coast !== null && zone.coast === coast)
}
