import type { ClauseRow } from './clause-row.ts'

/** The clause table of the printable compliance summary. */
export const complianceSummaryClauses: readonly ClauseRow[] = [
  {
    slug: '3',
    clause: '§ 3',
    requirement:
      'Basis and scope: merchant vessels of 300 GT and above that call at an Indian port, anchorage or offshore facility, under the entry rules of 2012.',
    delivery:
      'We check tonnage, flag and the facility called at, and say on the cover sheet why the notice applies to this call.',
    verification: 'Gross tonnage and flag are read from the certificate of registry supplied.',
  },
  {
    slug: '4',
    clause: '§ 4',
    requirement:
      'Cover required: liability insurance or other financial security from an International Group club or an insurer on the Directorate’s list, shown as valid for at least three months from entry or to the annual renewal.',
    delivery:
      'Insurer, policy reference and validity on one line each, with the insurer’s documents behind them.',
    verification: 'Dates are compared with the insurer’s site, not only with the paper.',
  },
  {
    slug: '6a',
    clause: '§ 6A',
    requirement:
      'Owners, operators, masters and agents: make sure that the cover suits the call, hold P&I certificate, Blue Card and State certificates, and submit them before arrival.',
    delivery: 'A pack that an agent can forward as it is, and a checklist for master and agent.',
    verification: 'The agent’s submission ID and time stamp complete the pack.',
  },
  {
    slug: '6b',
    clause: '§ 6B',
    requirement:
      'Ports and maritime boards: verify each entry on the insurer’s own site before the ship is admitted; correspondents serve as a fallback for technical failure.',
    delivery: 'The look-up addresses and a five-step instruction, printed with a record to sign.',
    verification: 'The officer’s record names the site, the result, the time and the officer.',
  },
  {
    slug: '6c',
    clause: '§ 6C',
    requirement:
      'Insurers: show the state of the entry on their site, including unpaid or deferred premium; cover that is not flagged is presumed valid.',
    delivery:
      'We look for a premium flag on the day of issue and tell the customer at once when there is one.',
    verification: 'The look-up’s date and result are printed in the pack.',
  },
  {
    slug: '7',
    clause: '§ 7',
    requirement:
      'Irregularities: report to the Directorate; entry is refused until the matter is resolved, and a ship inside is directed to leave.',
    delivery:
      'Our own promise: notice to the Directorate and the customer in 45 minutes or less from our finding.',
    verification: 'Time-stamped copies of both notices are kept in the audit log.',
  },
]
