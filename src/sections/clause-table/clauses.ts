/** Rows of the clause tables (schema `clause`). */
import * as v from 'valibot'
import { list, text } from '../../content/parse.ts'

/**
 * GROQ projection of a clause, for
 * `*[_type == "clause" && table == "retainer"] | order(orderRank asc)${clauseGroq}`.
 */
export const clauseGroq = `{ _id, clause, requirement, delivery, verification }`

export const clausesSchema = list(
  v.object({
    _id: v.string(),
    clause: text,
    requirement: text,
    delivery: text,
    verification: text,
  }),
)

export type Clause = v.InferOutput<typeof clausesSchema>[number]
