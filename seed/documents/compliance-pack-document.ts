import type { CompliancePackDocument } from '../../src/content/sanity.generated.ts'
import { cards, placeholder, section, singleton } from '../build/documents.ts'
import { officialLinks } from '../shared-content.ts'

export const compliancePackDocument = singleton<CompliancePackDocument>('compliancePackDocument', {
  title: 'Pre-Arrival Financial Security Pack',
  documentId: 'GSI-COMPLIANCE-PACK',
  version: '1.0',
  watermark: 'TEMPLATE – NOT EVIDENCE OF COVER',
  lead: 'To the harbour master or port control, from the vessel’s agent. Evidence of financial security for the call named below, under MSN\u00A005/2025; compiled for the agent by the provider who signs below.',
  // Sheet 1
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
      'Gross tonnage',
      'Notice applies because',
    ],
    validityNote:
      'Validity: at least 3 months from entry into port, or to renewal; always for the whole stay. Vessels of 300 GT and above.',
  },
  attachments: {
    heading: 'Attachments',
    items: cards({
      'Club-signed financial security letter':
        'Certificate of Entry or the insurer’s own letter, unaltered, with Blue Card / CiOFS reference and a printout of our look-up. “Club-signed” is only a common label for this attachment. Page 1 of this pack is our own letter.',
      'Cover note on wreck removal and pollution clauses':
        'The pages of the insurance that name wreck removal, oil pollution and collision.',
      '24/7 contact sheet with Coast Guard liaison':
        'Coast Guard, port, desk, DPA, agent, correspondent, in the order of reporting.',
      'Port SOP checklist': 'Page 2 of this pack, with the essentials for the port of call.',
    }),
  },
  representations: {
    heading: 'Representations',
    items: [
      'This pack was compiled from documents that the owner, the manager or the insurer supplied.',
      'Certificates are attached as received; nothing in them was altered, shortened or translated.',
      'The insurer’s site was looked up on the date of this pack, and the data above agreed with it.',
      'This pack is neither insurance nor a promise of it; whether the vessel is admitted is the port’s decision.',
    ],
  },
  signatory: {
    heading: 'Signed for the provider',
    role: 'Chief Operating Officer',
    fields: ['Name', 'Signature', 'Date and place', 'Company stamp'],
  },
  operationsCentre: section(
    'Operations centre, 24/7',
    'Queries on this pack at any hour. A revised pack follows within 1 hour after a change.',
  ),
  // Sheet 2
  verificationTitle: 'Verification and port checklist',
  harbourMaster: {
    heading: 'A. Harbour master instructions',
    intro: 'Five steps; a few minutes; no phone call needed.',
    steps: cards({
      'Match the ship':
        'Name, IMO number and registered owner on the certificate against the pre-arrival documents.',
      'Identify the insurer':
        'An International Group club, or an insurer on the Directorate’s current list.',
      'Look it up':
        'Find the ship on the insurer’s own site; ask a correspondent only if that site cannot be reached.',
      'Check dates, premium and scope':
        'At least 3 months or to renewal; no unpaid premium; wreck removal and pollution named.',
      'Record the result': 'Fill in the record below. Report an irregularity to the Directorate.',
    }),
    lookUpFields: ['Our look-up: site, result', 'Our look-up: date, time (IST), by'],
    recordFields: ['Site consulted', 'Result', 'Date and time', 'Officer and signature'],
  },
  agentChecklist: {
    heading: 'B. Vessel and agent checklist',
    intro: 'Tick before sending.',
    items: [
      'Every document shows the ship’s current name.',
      'Dates cover the whole stay, delays included.',
      'Each Blue Card and State certificate that applies is attached.',
      'Documents are in the maritime single window; ID and time on page 1.',
      'Master and port control hold the same version of this pack.',
      'Emergency numbers are posted on the bridge and in the agent’s office.',
    ],
  },
  portEssentials: section(
    'C. Port-specific essentials',
    'The first three requirements on each port’s page; lead times are the desk’s own.',
  ),
  coastGuard: {
    heading: 'D. Coast Guard / NOSDCP coordination',
    intro:
      'Pollution response centres. The Coast Guard directs the response; take its numbers from its own current publications.',
    centres: cards({
      Mumbai: 'Response team for the west coast.',
      Chennai: 'Response team for the east coast.',
      'Port Blair (Sri Vijaya Puram)': 'Team for Andamans and Nicobars.',
      Vadinar: 'Response centre for the Gulf of Kutch.',
    }),
  },
  references: {
    heading: 'References',
    items: officialLinks,
  },
  auditLog: {
    heading: 'Audit log',
    columns: ['Version', 'Date and time', 'Change', 'By'],
  },
  footerLines: [
    // Words of the specification, except for the first line.
    'For the issuing desk, before this form goes out:',
    'Replace placeholders with live data from the compliance generator.',
  ],
  seoTitle: 'Pre-arrival compliance pack (template, two pages)',
  seoDescription:
    'Printable pre-arrival financial security pack for Indian ports: letter, attachments, harbour master’s steps, checklists and audit log.',
  ...placeholder('The wording of the representations and the checklists needs legal review.'),
})
