/** The zones that answers to a call come from (schema `coverageZone`). */
import * as v from 'valibot'
import { list, requiredText, text, textList } from '../../content/parse.ts'

/** GROQ expression: the zones in their editors' order; for `coverageZonesSchema`. */
export const coverageZonesGroq = `*[_type == "coverageZone"] | order(orderRank asc){
  _id, zone, ports, responseTime, assets
}`

export const coverageZonesSchema = list(
  v.object({
    _id: v.string(),
    zone: requiredText,
    ports: textList,
    responseTime: text,
    assets: text,
  }),
)

export type CoverageZone = v.InferOutput<typeof coverageZonesSchema>[number]
