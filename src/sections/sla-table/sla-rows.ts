/** The short table of service levels (schema `slaRow`); the full schedule is kept separately. */
import * as v from 'valibot'
import { list, text } from '../../content/parse.ts'

/** GROQ expression: the rows in their editors' order; for `slaRowsSchema`. */
export const slaRowsGroq = `*[_type == "slaRow"] | order(orderRank asc){
  _id, service, responseTime, penalty, escalation
}`

export const slaRowsSchema = list(
  v.object({
    _id: v.string(),
    service: text,
    responseTime: text,
    penalty: text,
    escalation: text,
  }),
)

export type SlaRow = v.InferOutput<typeof slaRowsSchema>[number]
