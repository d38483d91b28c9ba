import type { SlaCommitment } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from '../build/document.ts'
import { ranked } from '../build/ranked.ts'
import { checked } from '../build/status.ts'

function row(slug: string, fields: Omit<SeedDocument<SlaCommitment>, '_id' | '_type'>) {
  return {
    _id: `slaCommitment-${slug}`,
    _type: 'slaCommitment' as const,
    ...fields,
    ...checked('Specification section 9, full schedule'),
  }
}

/** The full schedule that a retainer customer signs. */
export const slaCommitments: SeedDocument<SlaCommitment>[] = ranked([
  row('document-pack', {
    service: 'Document pack issuance',
    response: 'Under 2 hours from validated submission',
    metric: 'From the desk’s “validated” time stamp to the dispatch of the pack by email',
    penalty: '10% monthly retainer credit per hour of delay, capped at 50%',
    escalation: 'Duty manager, then chief operating officer',
  }),
  row('emergency-callback', {
    service: 'Emergency callback',
    response: '45 minutes or less, 24/7',
    metric: 'From the first unanswered call or message to the duty manager’s callback',
    penalty: 'One month’s retainer fee waived',
    escalation: 'Duty manager, chief operating officer, managing director',
  }),
  row('west-coast', {
    service: 'West coast mobilisation',
    response: '6–8 hours to site (Mumbai, Mundra, Vadinar, Kandla, Cochin)',
    metric: 'From the instruction to mobilise to the first-response team’s arrival report',
    penalty: '15% incident cost reduction',
    escalation: 'Regional head',
  }),
  row('east-coast', {
    service: 'East coast mobilisation',
    response: '8–12 hours to site (Visakhapatnam, Paradip, Chennai, Haldia)',
    metric: 'From the instruction to mobilise to the first-response team’s arrival report',
    penalty: '15% incident cost reduction',
    escalation: 'Regional head',
  }),
  row('irregularity-notice', {
    service: 'Notice to DGS and customer of an irregularity',
    response: '45 minutes or less',
    metric: 'From the desk’s finding to both messages sent; a promise of ours, not a legal duty',
    penalty: 'None',
    escalation: '—',
  }),
])
