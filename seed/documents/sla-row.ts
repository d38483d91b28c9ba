import type { SlaRow } from '../../src/content/sanity.generated.ts'
import { checked, ranked, type SeedDocument } from '../build/documents.ts'
import { type ServiceLevel, serviceLevels } from '../parts.ts'

type Words = Required<Pick<SlaRow, 'penalty' | 'escalation'>>

function row(slug: ServiceLevel, words: Words) {
  const { service, time } = serviceLevels[slug]
  return {
    _id: `slaRow-${slug}`,
    _type: 'slaRow' as const,
    service,
    responseTime: time,
    ...words,
    ...checked('Specification section 9, short table'),
  }
}

/** The short table of the home page; its penalties and escalation are the specification's short wording. */
export const slaRows: SeedDocument<SlaRow>[] = ranked([
  row('document-pack', {
    penalty: '10% refund per hour',
    escalation: 'Director',
  }),
  row('emergency-callback', {
    penalty: 'A free service month',
    escalation: 'Operations manager',
  }),
  row('west-coast', {
    penalty: '15% incident cost reduction',
    escalation: 'Regional head',
  }),
  row('east-coast', {
    penalty: '15% incident cost reduction',
    escalation: 'Regional head',
  }),
  row('irregularity-notice', {
    penalty: 'None',
    escalation: '—',
  }),
])
