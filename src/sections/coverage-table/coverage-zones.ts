/** Coverage zones (schema `coverageZone`): the one place that states the response time of a coast. */
import { choice, key, requiredText, text, textList, type ValuesOf } from '../../content/field.ts'
import { every } from '../../content/select.ts'

const coverageZoneFields = {
  _id: key,
  zone: requiredText,
  coast: choice(['west', 'east']),
  kind: choice(['committed', 'typical', 'surge']),
  ports: textList,
  responseTime: text,
  assets: text,
}

/** The zones in their editors' order. */
export const everyCoverageZone = every(
  'coverageZone',
  { order: 'orderRank asc' },
  coverageZoneFields,
)

export type CoverageZone = ValuesOf<typeof coverageZoneFields>

/** The time that is committed for a coast; null where no zone states one. */
export function committedTime(
  zones: readonly Pick<CoverageZone, 'coast' | 'responseTime'>[],
  coast: CoverageZone['coast'],
): string | null {
  return zones.find((zone) => zone.coast !== null && zone.coast === coast)?.responseTime ?? null
}
