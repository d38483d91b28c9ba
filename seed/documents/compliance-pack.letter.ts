import { items } from '../build/items.ts'

/** Sheet 1 of the compliance pack. */
export const compliancePackLetter = {
  callFields: [
    'Vessel',
    'IMO number',
    'Flag',
    'Port call',
    'ETA (local)',
    'Agent / company',
    'MSW submission ID',
    'Submission timestamp',
  ],
  insurance: {
    heading: 'Insurance',
    fields: [
      'Primary insurer',
      'Policy reference',
      'Valid from – to',
      'Local correspondent and telephone',
    ],
    validityNote:
      'Validity: at least 3 months from entry, or to the annual renewal, and for the whole stay in port. Vessels of 300 GT and above.',
  },
  attachments: {
    heading: 'Attachments',
    items: items('card', [
      {
        title: 'Club-signed financial security letter',
        body: 'Certificate of Entry or the insurer’s own letter, with Blue Card / CiOFS reference. Issued by insurer and State; attached unaltered.',
      },
      {
        title: 'Cover note on wreck removal and pollution clauses',
        body: 'The pages of the cover that name wreck removal, oil pollution and collision.',
      },
      {
        title: '24/7 contact sheet with Coast Guard liaison',
        body: 'Desk, DPA, agent and correspondent, and the order in which a spill is reported.',
      },
      {
        title: 'Port SOP checklist',
        body: 'Sheet 2 of this pack, with the essentials of the port called at.',
      },
    ]),
  },
  representations: {
    heading: 'Representations',
    items: [
      'This pack was compiled from papers that the owner, the manager or the insurer supplied.',
      'Certificates are attached as received; nothing in them was altered, shortened or translated.',
      'The insurer’s site was looked up, and the data agreed with it, at the time stamped above.',
      'This pack is no insurance and no promise of one; whether the vessel is admitted is the port’s decision.',
    ],
  },
  signatory: {
    heading: 'Signed for the provider',
    role: 'Chief Operating Officer',
    fields: ['Name', 'Signature', 'Date and place', 'Company stamp'],
  },
  operationsCentre: {
    heading: 'Operations centre, 24/7',
    intro: 'Queries on this pack at any hour. A revised pack follows within 1 hour after a change.',
  },
}
