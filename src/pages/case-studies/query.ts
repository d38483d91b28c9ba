import { defineQuery } from 'groq'
import { block, pageFields } from '../../content/blocks.ts'
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'
import { record, text } from '../../content/parse.ts'
import { caseStudiesGroq, caseStudiesSchema } from '../../sections/case-study-card/case-study.ts'
import type { ContentOf } from '../../content/content-of.ts'
import type { CaseStudiesPageGroqResult } from '../../content/sanity.generated.ts'

const caseStudiesPageGroq = defineQuery(`{
  "asOf": now(),
  "frame": ${frameGroq},
  "page": *[_type == "caseStudiesPage"][0]{
    heading, lead, seoTitle, seoDescription, illustrativeNote, callToAction
  },
  "studies": ${caseStudiesGroq}
}`)

export const caseStudiesPageQuery = pageQuery('case-studies', caseStudiesPageGroq, {
  page: record({ ...pageFields, illustrativeNote: text, callToAction: block }),
  studies: caseStudiesSchema,
})

export type CaseStudiesContent = ContentOf<typeof caseStudiesPageQuery, CaseStudiesPageGroqResult>
