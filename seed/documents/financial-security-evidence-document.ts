import type { FinancialSecurityEvidenceDocument } from '../../src/content/sanity.generated.ts'
import { checklists, placeholder, singleton } from '../build/documents.ts'
import { officialLinks } from '../shared-content.ts'

export const financialSecurityEvidenceDocument = singleton<FinancialSecurityEvidenceDocument>(
  'financialSecurityEvidenceDocument',
  {
    title: 'Financial security evidence pack',
    documentId: 'GSI-FS-EVIDENCE',
    version: '1.0',
    issuedTo: 'Fleet risk lead or P&I correspondent',
    lead: 'What should be on file for each Indian port call, so that a query or an audit can be answered from one folder.',
    checklist: {
      heading: 'Document checklist',
      intro: 'Four groups. Tick what is on file.',
      groups: checklists({
        'Cover letter summary': [
          'Vessel, IMO number, flag, gross tonnage, call and ETA',
          'Insurer, policy reference, validity, local correspondent',
          'Document ID, version and time of issue of the pack',
        ],
        'Verification package': [
          'Certificate of Entry, or the certificate of a listed insurer',
          'Blue Cards, and the State certificates based on them',
          'Wreck removal and pollution wording of the cover',
          'Look-up on the insurer’s site, with date, time and result',
        ],
        'NOSDCP contacts': [
          'Coast Guard response centre for the area, with the number from its own publication',
          'Port control and terminal, with channel and hours',
          'Order of reporting, as posted on the bridge',
        ],
        'Port agent coordination': [
          'Agent’s name, night number and deputy',
          'Submission ID of the maritime single window, with timestamp',
          'Port control’s queries, with answers and revised packs',
        ],
      }),
    },
    auditNotes: {
      heading: 'Audit notes',
      items: [
        'Keep every version of a pack; mark replaced ones, never overwrite them.',
        'Record who made each look-up. A screenshot without a date and URL proves little.',
        'Notices of irregularity and the insurer’s correction belong together in one entry.',
        'Compare the folder with the SLA dashboard once a quarter, before the review call.',
      ],
    },
    links: {
      heading: 'External links',
      intro: 'Public look-ups, each with its address.',
      items: officialLinks,
    },
    footerLines: [
      'A checklist, not evidence of cover. We are not an insurer or insurance intermediary.',
    ],
    seoTitle: 'Financial security evidence pack (checklist)',
    seoDescription:
      'Printable checklist of the evidence to keep for each Indian port call: cover letter, verification, NOSDCP contacts, agent coordination.',
    ...placeholder(
      'The links to the notice and the vessel search lead only to the sites’ home pages.',
    ),
  },
)
