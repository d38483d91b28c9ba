import type { SlaRow, SlaCommitment } from '../../src/content/sanity.generated.ts'
import { checked, ranked, type SeedDocument } from '../build/documents.ts'
import { type ServiceLevel, serviceLevels } from '../parts.ts'

type RowWords = Required<Pick<SlaRow, 'penalty' | 'escalation'>>

function row(slug: ServiceLevel, words: RowWords) {
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

type CommitmentWords = Required<Pick<SlaCommitment, 'metric' | 'penalty'>> & {
  /** None where the specification names none. */
  readonly escalation?: string
  /** Ports that the time is committed for. */
  readonly ports?: string
}

function commitment(slug: ServiceLevel, { ports, ...words }: CommitmentWords) {
  const { service, time } = serviceLevels[slug]
  return {
    _id: `slaCommitment-${slug}`,
    _type: 'slaCommitment' as const,
    service,
    response: ports === undefined ? time : `${time} (${ports})`,
    ...words,
    ...checked('Specification section 9, full schedule'),
  }
}

/** @param limit hours: the later end of what is promised */
function toSite(limit: number) {
  return `From your instruction to mobilise to the first-response team’s arrival report; late after ${limit} hours`
}

/** The full schedule that a retainer customer signs. */
export const slaCommitments: SeedDocument<SlaCommitment>[] = ranked([
  commitment('document-pack', {
    metric: 'From the desk’s “validated” timestamp to the dispatch of the pack by email',
    penalty: '10% monthly retainer credit per hour of delay, capped at 50%',
    escalation: 'Duty manager, then chief operating officer',
  }),
  commitment('emergency-callback', {
    metric: 'From the first unanswered call or message to the duty manager’s callback',
    penalty: 'One month’s retainer fee waived',
    escalation: 'Duty manager, chief operating officer, managing director',
  }),
  commitment('west-coast', {
    ports: 'Mumbai, Mundra, Vadinar, Kandla, Cochin',
    metric: toSite(8),
    penalty: '15% incident cost reduction',
    escalation: 'Regional head',
  }),
  commitment('east-coast', {
    ports: 'Visakhapatnam, Paradip, Chennai, Haldia',
    metric: toSite(12),
    penalty: '15% incident cost reduction',
    escalation: 'Regional head',
  }),
  commitment('irregularity-notice', {
    metric:
      'From the desk’s finding to our message to the customer, and to DGS where the notice requires it; this is our commitment, not a legal requirement',
    penalty: 'None',
  }),
])
