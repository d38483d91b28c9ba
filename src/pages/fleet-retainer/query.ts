import * as v from 'valibot'
import { block, blockFields, cards, pageFields } from '../../content/blocks.ts'
import {
  at,
  type ContentField,
  labels,
  record,
  requiredText,
  richText,
  text,
} from '../../content/field.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { every, singleton } from '../../content/select.ts'
import { fleetRetainerLabels } from '../../text/labels/pages/fleet-retainer.ts'
import { clausesOf } from '../../sections/clause-table/clauses.ts'
import { everyCoverageZone } from '../../sections/coverage-table/coverage-zones.ts'
import { everySlaCommitment } from '../../sections/sla-table/sla-commitments.ts'

const degrees: ContentField<number, number> = { projection: '', parser: v.number() }

export const fleetRetainerQuery = pageQuery('fleet-retainer', {
  settings: singleton('siteSettings', { mobilisationNote: text, leadDataNotice: text }),
  page: singleton('fleetRetainerPage', {
    ...pageFields,
    alignment: block,
    operationsCentre: record({ ...blockFields, body: richText, points: cards }),
    sla: block,
    coverageZones: block,
    quote: block,
    reviewCall: block,
    buttons: labels(fleetRetainerLabels),
  }),
  /** The intro of the SLA schedule's service levels, shown as a note below the table. */
  schedule: singleton('slaScheduleDocument', { note: at('serviceLevels.intro', text) }),
  clauses: clausesOf('retainer'),
  commitments: everySlaCommitment,
  zones: everyCoverageZone,
  /** The ports of each coverage zone that has a coast. */
  ports: every(
    'port',
    {
      where: '_id in *[_type == "coverageZone" && defined(coast)].ports[]._ref',
      order: 'orderRank asc',
    },
    {
      name: requiredText,
      lat: at('coordinates.lat', degrees),
      lng: at('coordinates.lng', degrees),
    },
  ),
})

export type FleetRetainerContent = ContentOf<typeof fleetRetainerQuery>
