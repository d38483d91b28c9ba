import { block, blockFields, cards, coastCard, pageFields } from '../../content/blocks.ts'
import { at, labels, list, object, record, richText, text } from '../../content/field.ts'
import { image } from '../../content/image-field.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { singleton } from '../../content/select.ts'
import { homeLabels } from '../../text/labels/pages/home.ts'
import { everyCaseStudy } from '../../sections/case-study-card/case-study.ts'
import { everyCoverageZone } from '../../sections/coverage-table/coverage-zones.ts'
import { everyPort } from '../../sections/port-links/ports.ts'
import { regulationField } from '../../sections/regulation/regulation.ts'
import { everySlaRow } from '../../sections/sla-table/sla-rows.ts'

export const homeQuery = pageQuery('home', {
  settings: singleton('siteSettings', {
    regulation: regulationField,
    badges: list(object({ icon: text, text })),
    metrics: list(object({ value: text, label: text })),
    distressNote: text,
    mobilisationNote: text,
  }),
  slaRows: everySlaRow,
  zones: everyCoverageZone,
  ports: everyPort,
  cases: everyCaseStudy,
  page: singleton('homePage', {
    ...pageFields,
    image,
    documentPackTime: at(
      'documentPackRow->commitment->response',
      text,
      'documentPackRow->responseTime',
    ),
    verification: record({ ...blockFields, body: richText, points: cards }),
    summaryDownload: block,
    sla: block,
    coverage: record({ ...blockFields, westCoast: coastCard, eastCoast: coastCard }),
    surge: block,
    caseStudies: block,
    callToAction: block,
    buttons: labels(homeLabels),
  }),
})

export type HomeContent = ContentOf<typeof homeQuery>
