import type { SlaScheduleDocument } from '../../src/content/sanity.generated.ts'
import { cards, deskContact, items, placeholder, section, singleton } from '../build/documents.ts'

export const slaScheduleDocument = singleton<SlaScheduleDocument>('slaScheduleDocument', {
  title: 'Fleet retainer: SLA schedule, India',
  documentId: 'GSI-SLA-RET-INDIA',
  version: '1.0',
  lead: 'Service levels, how they are measured, and what is credited when they are missed. A schedule to the fleet retainer contract between provider and customer.',
  serviceLevels: section(
    'Service levels',
    'The contract defines how credits are set off and what counts as incident cost.',
  ),
  reporting: {
    heading: 'Validation and reporting',
    items: cards({
      'Automated SLA dashboard':
        'Every pack, call and mobilisation with timestamps, including “validated”, open to the customer at any time.',
      'Monthly summary':
        'Calls, packs, targets met and missed, credits due; by email, every month.',
      'Quarterly review call':
        'Figures, lessons and changes to the fleet list, with minutes that both sides confirm.',
      'Annual attestation':
        'A signed statement of the year’s figures, with the audit log attached.',
    }),
  },
  exclusions: {
    heading: 'Exclusions',
    items: cards({
      'Force majeure':
        'War, orders of an authority, cyclone, weather in which no boat or aircraft can safely reach the ship.',
      'Port closures or strikes':
        'The clock stops while port, road or airfield is closed to the team; each stop is logged.',
      'Customer-caused delays':
        'Missing or wrong data, documents or approvals that only the customer can give.',
      'Surge beyond capacity':
        'More incidents at one time than the coast’s team can serve; the order of service is agreed with the customer.',
    }),
  },
  escalation: {
    heading: 'Escalation directory',
    intro:
      'Each row names what triggers its level. Once that has happened, the customer may call the level directly.',
    steps: items('escalationStep', [
      {
        level: 'Level 1',
        role: 'Duty manager',
        when: 'At once: every call and pack, 24/7',
        deskContact: deskContact('duty-manager'),
      },
      {
        level: 'Level 2',
        role: 'Chief Operating Officer',
        when: 'No callback, or no pack, within the committed time',
        deskContact: deskContact('chief-operating-officer'),
      },
      {
        level: 'Level 2',
        role: 'Regional head, west coast',
        when: 'Team on the west coast not on site within the committed time, or likely to be late',
        deskContact: deskContact('regional-head-west'),
      },
      {
        level: 'Level 2',
        role: 'Regional head, east coast',
        when: 'Team on the east coast not on site within the committed time, or likely to be late',
        deskContact: deskContact('regional-head-east'),
      },
      {
        level: 'Level 3',
        role: 'Managing Director',
        when: 'Still no callback after the COO has been called, or a dispute over credits',
        deskContact: deskContact('managing-director'),
      },
    ]),
  },
  signatures: {
    heading: 'Signatures',
    intro: 'This schedule takes effect on the date below and replaces earlier versions.',
    contractFields: ['Effective date', 'Contract number'],
    providerLabel: 'For the provider',
    customerLabel: 'For the customer',
    fields: ['Name', 'Title', 'Signature', 'Date', 'Company stamp'],
  },
  footerLines: [
    'For the issuing desk, before this form goes out:',
    'Issue via an e-signature or approved contract platform.',
  ],
  seoTitle: 'SLA schedule of the fleet retainer, India',
  seoDescription:
    'Printable schedule of service levels, measuring points, credits, exclusions and escalation for the Indian fleet retainer.',
  ...placeholder(
    'Phone numbers are placeholders; wording of credits and exclusions needs legal review.',
  ),
})
