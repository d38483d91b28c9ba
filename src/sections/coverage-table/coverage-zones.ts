/** Coverage zones (schema `coverageZone`). */
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
import { alsoDependsOn, every } from '../../content/select.ts'

/**
 * Names of a zone's ports: referenced ports, and places without a page. Older content has plain strings instead of
 * references; the strings are listed first.
 */
const zonePorts: ContentField<string[], readonly { _key: string }[]> = {
  projection: `[!defined(_type)] + ports[defined(_type)]{"name": coalesce(@->name, name)}.name`,
  parser: listOf(nonEmptyText),
}

/** Response time of a zone: from its SLA commitment, or else the zone's own text. */
export const zoneTime = at('commitment->response', text, 'responseTime')
export const zoneKind = choice(['committed', 'typical', 'surge'])

const coverageZoneFields = {
  _id: key,
  zone: requiredText,
  coast: choice(['west', 'east']),
  kind: zoneKind,
  ports: at('ports', zonePorts),
  responseTime: zoneTime,
  assets: text,
}

/** In the order that editors chose. */
export const everyCoverageZone = alsoDependsOn(
  every('coverageZone', { order: 'orderRank asc' }, coverageZoneFields),
  'slaCommitment',
)

export type CoverageZone = ValuesOf<typeof coverageZoneFields>

/** The response time of a coast's committed zone; null if there is none. */
export function committedTime(
  zones: readonly Pick<CoverageZone, 'coast' | 'kind' | 'responseTime'>[],
  coast: CoverageZone['coast'],
): string | null {
  const zone = zones.find((each) => coast && each.coast === coast && each.kind === 'committed')
  return zone?.responseTime ?? null
}

/** Names of the places in a coast's zones, without the names in `ports` (the ports that have a page). */
export function placesWithoutPage(
  zones: readonly Pick<CoverageZone, 'coast' | 'ports'>[],
  coast: CoverageZone['coast'],
  ports: readonly { name: string }[],
): string[] {
  const zonesOfCoast = zones.filter((zone) => coast && zone.coast === coast)
  const covered = new Set(zonesOfCoast.flatMap((zone) => zone.ports))
  return [...covered].filter((place) => !ports.some(({ name }) => name === place))
}
