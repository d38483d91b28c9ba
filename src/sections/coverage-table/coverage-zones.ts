/** Coverage zones (schema `coverageZone`). */
import { key, requiredText, text, textList, type ValuesOf } from '../../content/field.ts'
import { every } from '../../content/select.ts'

const coverageZoneFields = {
  _id: key,
  zone: requiredText,
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
