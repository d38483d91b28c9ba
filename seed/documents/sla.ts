import type { SlaRow, SlaCommitment } from '../../src/content/sanity.generated.ts'
import { checkedFacts, ranked, type SeedDocument } from '../build/documents.ts'
import { copiedFields } from '../../schemas/commitment-copies.ts'

function commitment(
  slug: string,
  fields: Omit<SeedDocument<SlaCommitment>, '_id' | '_type' | 'orderRank'>,
) {
  return {
    _id: `slaCommitment-${slug}`,
    _type: 'slaCommitment' as const,
    ...fields,
    ...checkedFacts('Specification section 9'),
  }
}

const TO_SITE =
  'From your instruction to mobilise until the team reports its arrival; if a range is given, the longer time counts'

/** The full schedule, which a retainer customer signs. The `short…` fields are texts for the short table. */
export const slaCommitments: SeedDocument<SlaCommitment>[] = ranked([
  commitment('document-pack', {
    service: 'Document pack issuance',
    response: 'Under 2 hours from validated submission',
    metric: 'From the desk’s “validated” timestamp to the dispatch of the pack by email',
    penalty: '10% monthly retainer credit per hour of delay, capped at 50%',
    escalation: 'Duty manager, then chief operating officer',
    shortPenalty: '10% refund per hour',
    shortEscalation: 'Director',
  }),
  commitment('emergency-callback', {
    service: 'Emergency callback',
    response: '45 minutes or less, 24/7',
    metric: 'From the first unanswered call or message to the duty manager’s callback',
    penalty: 'One month’s retainer fee waived',
    escalation: 'Duty manager, chief operating officer, managing director',
    shortPenalty: 'A free service month',
    shortEscalation: 'Operations manager',
  }),
  commitment('west-coast', {
    service: 'West coast mobilisation',
    response: '6–8 hours to site',
    ports: 'Mumbai, Mundra, Vadinar, Kandla, Cochin',
    metric: TO_SITE,
    penalty: '15% incident cost reduction',
    escalation: 'Regional head',
  }),
  commitment('east-coast', {
    service: 'East coast mobilisation',
    response: '8–12 hours to site',
    ports: 'Visakhapatnam, Paradip, Chennai, Haldia',
    metric: TO_SITE,
    penalty: '15% incident cost reduction',
    escalation: 'Regional head',
  }),
  commitment('irregularity-notice', {
    service: 'Notice to DGS and customer of an irregularity',
    response: '45 minutes or less',
    metric:
      'From the desk’s finding to our message to the customer, and to DGS where MSN 05/2025 requires it; this is our commitment, not a legal requirement',
    penalty: 'None',
    shortEscalation: '—',
  }),
])

function row(source: SeedDocument<SlaCommitment>) {
  return {
    _id: source._id.replace('slaCommitment', 'slaRow'),
    _type: 'slaRow' as const,
    commitment: { _type: 'reference' as const, _ref: source._id },
    ...copiedFields('slaRow', source),
    ...checkedFacts('Specification section 9, short table'),
  }
}

/** The short table of the home page: the same commitments in short. */
export const slaRows: SeedDocument<SlaRow>[] = ranked(slaCommitments.map(row))
