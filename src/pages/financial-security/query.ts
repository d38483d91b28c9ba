import { defineQuery } from 'groq'
import {
  block,
  blockFields,
  cards,
  pageFields,
  proseBlock,
  references,
} from '../../content/blocks.ts'
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'
import { record } from '../../content/parse.ts'
import { clauseGroq, clausesSchema } from '../../sections/clause-table/clauses.ts'
import { regulationGroq, regulationSchema } from '../../sections/regulation/regulation.ts'
import type { ContentOf } from '../../content/content-of.ts'
import type { FinancialSecurityGroqResult } from '../../content/sanity.generated.ts'

const financialSecurityGroq = defineQuery(`{
  "asOf": now(),
  "frame": ${frameGroq},
  "regulation": ${regulationGroq},
  "clauses": *[_type == "clause" && table == "financialSecurity"] | order(orderRank asc)${clauseGroq},
  "page": *[_type == "financialSecurityPage"][0]{
    heading, lead, seoTitle, seoDescription, issued, limits, clauseMapping, evidencePack, links
  }
}`)

export const financialSecurityQuery = pageQuery('financial-security', financialSecurityGroq, {
  regulation: regulationSchema,
  clauses: clausesSchema,
  page: record({
    ...pageFields,
    issued: record({ ...blockFields, items: cards }),
    limits: proseBlock,
    clauseMapping: block,
    evidencePack: block,
    links: record({ ...blockFields, items: references }),
  }),
})

export type FinancialSecurityContent = ContentOf<
  typeof financialSecurityQuery,
  FinancialSecurityGroqResult
>
