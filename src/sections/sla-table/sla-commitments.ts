/** The full schedule of service levels (schema `slaCommitment`); the short table is kept separately. */
import * as v from 'valibot'
import { list, requiredText, text } from '../../content/parse.ts'

/** GROQ expression: the rows in their editors' order; for `slaCommitmentsSchema`. */
export const slaCommitmentsGroq = `*[_type == "slaCommitment"] | order(orderRank asc){
  _id, service, response, metric, penalty, escalation
}`

export const slaCommitmentsSchema = list(
  v.object({
    _id: v.string(),
    service: requiredText,
    response: text,
    metric: text,
    penalty: text,
    escalation: text,
  }),
)

export type SlaCommitment = v.InferOutput<typeof slaCommitmentsSchema>[number]
