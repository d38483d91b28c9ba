import type { ComplianceSummaryDocument } from '../../src/content/sanity.generated.ts'
import { checklists, items, placeholder, section, singleton } from '../build/documents.ts'
import { officialLinks } from '../shared-content.ts'

export const complianceSummaryDocument = singleton<ComplianceSummaryDocument>(
  'complianceSummaryDocument',
  {
    title: 'DGS MSN 05/2025: compliance summary',
    documentId: 'GSI-DGS-MSN05-2025',
    version: '1.0',
    lead: 'For masters, agents, fleet managers and port offices: what the notice of 7 May 2025 asks of each, in our own words. It does not replace the notice or legal advice.',
    clauses: section(
      'Clauses',
      'Merchant vessels of 300 GT and above; at least three months’ cover from entry into port, or to the annual renewal. The § numbers are unchecked: read the notice before you rely on them.',
    ),
    obligations: {
      heading: 'Stakeholder obligations',
      intro: 'Who does what, in the order of a port call.',
      groups: checklists({
        'Owner, manager and operator': [
          'Make sure the cover is adequate for the call: wreck removal, pollution, collision.',
          'Keep name, tonnage and flag current on the insurer’s site, especially after a sale or change of name.',
          'Clear unpaid or deferred premium before the ship sails for India.',
        ],
        Master: [
          'Carry P&I certificate, Blue Card and State certificates in original, certified or electronic form.',
          'Compare their dates with the whole stay, delays included.',
          'Tell the agent and the desk at once if port, berth or ETA changes.',
        ],
        Agent: [
          'Submit the documents to the port or through the maritime single window before arrival.',
          'Keep the submission ID and its timestamp with the compliance pack.',
          'Pass any query from port control to the desk at once.',
        ],
        'Port and maritime board': [
          'Verify each ship on the insurer’s own site before admission.',
          'Ask a correspondent only when that site cannot be reached.',
          'Report an irregularity to the Directorate.',
        ],
        Insurer: [
          'Show the ship, her cover dates and any unpaid or deferred premium on the public site.',
          'Honour cover for which the site shows no unpaid or deferred premium: such cover is presumed valid.',
        ],
      }),
    },
    implementation: {
      heading: 'Implementation notes',
      items: [
        'Look the ship up by IMO number: ships are renamed, and names are spelt in different ways.',
        'The Certificate of Entry and the club’s online list are the evidence for a club’s cover. Clubs do not sign letters in a country’s own wording.',
        'A Blue Card is the insurer’s attestation. A State certificate based on it is a separate document. Carry both, where they apply to the ship.',
        'If the annual renewal falls inside the three months, show cover up to that date, and the new cover as soon as the insurer’s site shows it.',
        'The pre-arrival notification of security has its own form and its own deadline; the compliance pack does not replace it.',
        'Print the result of the look-up with date and time: it is the quickest answer to a query at the counter.',
      ],
    },
    references: {
      heading: 'References',
      items: items('linkItem', [
        ...officialLinks.map(({ label, href, note }) => ({ label, href, note })),
        {
          label:
            'Merchant Shipping (Regulation of Entry of Ships into Ports, Anchorages and Offshore Facilities) Rules, 2012',
          note: 'The rules behind the notice. For Indian ships, their scope differs from the notice’s wording.',
        },
        {
          label: 'MSN 02/2015 of 4 March 2015',
          note: 'The earlier notice on the same subject.',
        },
      ]),
    },
    footerLines: [
      'A summary in our own words, version 1.0. Check the notice, its numbering and the names of act and rules before you rely on them.',
      'We are not an insurer or insurance intermediary.',
    ],
    seoTitle: 'DGS MSN 05/2025: compliance summary for Indian port calls',
    seoDescription:
      'Clauses, stakeholder obligations, implementation notes and references of MSN 05/2025 on two printable pages.',
    ...placeholder(
      'Paragraph numbers are unchecked, and the document ID is ours: the specification gives no ID.',
      'Trade press on MSN 05/2025; specification',
    ),
  },
)
