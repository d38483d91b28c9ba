import { block, pageFields } from '../../content/blocks.ts'
import {
  at,
  choice,
  optionalField,
  key,
  list,
  object,
  requiredText,
  text,
  type ValuesOf,
} from '../../content/field.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { every, singleton } from '../../content/select.ts'
import { portSlug } from '../../text/addresses.ts'
import { caseStudyFields } from '../../sections/case-study-card/case-study.ts'

const logEntry = { _key: key, time: requiredText, event: requiredText }

export type LogEntry = ValuesOf<typeof logEntry>

const fields = {
  ...caseStudyFields,
  log: list(object(logEntry)),
  portName: at('port->name', text),
  portSlug: at('port->slug.current', optionalField(portSlug)),
  /** Service whose page is linked below the case. */
  kind: choice(['response', 'documents']),
}

export type CaseInFull = ValuesOf<typeof fields>

export const caseStudiesPageQuery = pageQuery('case-studies', {
  page: singleton('caseStudiesPage', {
    ...pageFields,
    illustrativeNote: text,
    callToAction: block,
  }),
  studies: every('caseStudy', { order: 'orderRank asc' }, fields),
})

export type CaseStudiesContent = ContentOf<typeof caseStudiesPageQuery>
