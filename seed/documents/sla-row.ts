import type { SlaRow } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from '../build/document.ts'
import { ranked } from '../build/ranked.ts'
import { checked } from '../build/status.ts'

function row(slug: string, fields: Omit<SeedDocument<SlaRow>, '_id' | '_type'>) {
  return {
    _id: `slaRow-${slug}`,
    _type: 'slaRow' as const,
    ...fields,
    ...checked('Specification section 9, short table'),
  }
}

/** The short table of the home page; its penalties and escalation differ from the full schedule. */
export const slaRows: SeedDocument<SlaRow>[] = ranked([
  row('document-pack', {
    service: 'Document pack issuance',
    responseTime: 'Under 2 hours from validated submission',
    penalty: '10% refund per hour of delay',
    escalation: 'Director',
  }),
  row('emergency-callback', {
    service: 'Emergency callback',
    responseTime: '45 minutes or less, 24/7',
    penalty: 'A free service month',
    escalation: 'Operations manager',
  }),
  row('west-coast', {
    service: 'West coast mobilisation',
    responseTime: '6–8 hours to site',
    penalty: '15% incident cost reduction',
    escalation: 'Regional head',
  }),
  row('east-coast', {
    service: 'East coast mobilisation',
    responseTime: '8–12 hours to site',
    penalty: '15% incident cost reduction',
    escalation: 'Regional head',
  }),
  row('irregularity-notice', {
    service: 'Notice to DGS and customer of an irregularity',
    responseTime: '45 minutes or less',
    penalty: 'None',
    escalation: '—',
  }),
])
