import { block, pageFields } from '../../content/blocks.ts'
import { text } from '../../content/field.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { singleton } from '../../content/select.ts'
import { everyCaseStudy } from '../../sections/case-study-card/case-study.ts'

export const caseStudiesPageQuery = pageQuery('case-studies', {
  page: singleton('caseStudiesPage', {
    ...pageFields,
    illustrativeNote: text,
    callToAction: block,
  }),
  studies: everyCaseStudy,
})

export type CaseStudiesContent = ContentOf<typeof caseStudiesPageQuery>
