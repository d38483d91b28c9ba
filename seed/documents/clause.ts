import type { Clause } from '../../src/content/sanity.generated.ts'
import { placeholder, ranked, type SeedDocument } from '../build/documents.ts'

/** The rows of a clause table, by clause number. */
type ClauseRows = Readonly<
  Record<string, Pick<Clause, 'requirement' | 'delivery' | 'verification'>>
>

/** The compliance alignment table of the fleet retainer page. */
const retainerClauses: ClauseRows = {
  'Retainer clause 3.1': {
    requirement:
      'Evidence of P&I or other financial security is complete before every call of a covered vessel, for her agent to hand to the port.',
    delivery:
      'A checked document pack for each call, sent to your address ready to forward to the agent: in under 2 hours from validated submission, and again within 1 hour after a change of vessel, port or date.',
    verification:
      'Each pack carries an ID, a version and a timestamp; each look-up is recorded with result, time and name.',
  },
  'Retainer clause 4.2': {
    requirement:
      'A response organisation can be reached at any hour and mobilises on both coasts within agreed times.',
    delivery:
      'A 24/7 desk with callback in 45 minutes or less, a first-response team on site within the time committed for each coast, and a surge pool of 22 vessels, contracted or available, subject to position.',
    verification:
      'Call, mobilisation and arrival reports are timestamped; the figures appear in the SLA dashboard and the monthly summary.',
  },
  'Retainer clause 5.1': {
    requirement:
      'Irregularities are reported without delay, and performance is open to the customer’s audit.',
    delivery:
      'Notice of an irregularity in 45 minutes or less, to the customer, and to DGS where MSN 05/2025 requires it; a quarterly review call and an annual attestation.',
    verification: 'The audit log of the year is handed over with the attestation.',
  },
}

/** The four-row clause mapping of the financial security page. */
const financialSecurityClauses: ClauseRows = {
  '§ 4': {
    requirement:
      'Ships of 300 GT and above: cover for maritime claims from an International Group club, or from an insurer authorised by the Central Government. It must be valid for at least three months from entry into port or to the annual renewal, and for the whole stay.',
    delivery:
      'A letter that names insurer, policy and validity, with the Certificate of Entry and the related certificates attached unaltered.',
    verification:
      'The insurer’s own look-up shows the vessel; an insurer outside the Group is on the Directorate’s list.',
  },
  '§ 6A': {
    requirement:
      'Owner, operator, master and agent: hold valid certificates in original, certified or electronic form and submit them before arrival.',
    delivery:
      'Letter, certificates and look-up in one PDF, ready for the agent to upload in the maritime single window or to hand to the port.',
    verification:
      'The submission ID and its timestamp are entered on page 1 of the compliance pack and kept in our audit log.',
  },
  '§ 6B': {
    requirement:
      'Ports and maritime boards: verify on the insurer’s own site; a correspondent is asked only when that site cannot be reached.',
    delivery:
      'Five steps for the harbour master with the look-up addresses, and a record the officer can complete in a few minutes.',
    verification:
      'We run the same look-up before issue and print its result, date and time above the empty record.',
  },
  '§ 7': {
    requirement:
      'Irregularities: report to the Directorate; admission is refused until the matter is resolved, and a ship already in port is directed to leave.',
    delivery:
      'Our notice in 45 minutes or less, first to the customer, then to DGS where MSN 05/2025 requires it; a revised pack within 1 hour of the insurer’s correction.',
    verification:
      'The messages sent, and the revised pack with its new version, are kept in the audit log.',
  },
}

/** The clause table of the printable compliance summary. */
const complianceSummaryClauses: ClauseRows = {
  '§ 3': {
    requirement:
      'Basis and scope: merchant vessels of 300 GT and above that call at an Indian port, anchorage or offshore facility, under the entry rules of 2012.',
    delivery:
      'We check tonnage, flag and the facility called at, and say in the letter why the notice applies to this call.',
    verification: 'Gross tonnage and flag are read from the certificate of registry supplied.',
  },
  '§ 4': {
    requirement:
      'Cover required: liability insurance or other financial security from an International Group club or an insurer on the Directorate’s list. It must be valid for at least three months from entry into port or to the annual renewal.',
    delivery:
      'Insurer, policy reference and validity on one line each, with the insurer’s documents attached.',
    verification: 'Dates are compared with the insurer’s site, not only with the document.',
  },
  '§ 6A': {
    requirement:
      'Owners, operators, masters and agents: make sure the cover is adequate for the call, hold P&I certificate, Blue Card and State certificates, and submit them before arrival.',
    delivery: 'A pack that an agent can forward as it is, and a checklist for master and agent.',
    verification: 'The agent’s submission ID and timestamp complete the pack.',
  },
  '§ 6B': {
    requirement:
      'Ports and maritime boards: verify each ship on the insurer’s own site before she is admitted; correspondents serve as a fallback for technical failure.',
    delivery: 'The look-up addresses and a five-step instruction, printed with a record to sign.',
    verification: 'The officer’s record names the site, the result, the time and the officer.',
  },
  '§ 6C': {
    requirement:
      'Insurers: show the state of the cover on their site, including unpaid or deferred premium; without such an entry, cover is presumed valid.',
    delivery:
      'On the day of issue, we look for unpaid or deferred premium, and report any to the customer within 45 minutes.',
    verification: 'The look-up’s date and result are printed in the pack.',
  },
  '§ 7': {
    requirement:
      'Irregularities: report to the Directorate; admission is refused until the matter is resolved, and a ship inside is directed to leave.',
    delivery:
      'Our own promise: notice to the customer, and to DGS where MSN 05/2025 requires it, within 45 minutes of our finding.',
    verification: 'Timestamped copies of what was sent are kept in the audit log.',
  },
}

/** `§ 6A` is `6a` in the document’s `_id`, `Retainer clause 3.1` is `3-1`. */
const slugOf = (clause: string) => clause.toLowerCase().replace(/^.* /, '').replace('.', '-')

function table(
  name: NonNullable<Clause['table']>,
  note: string,
  rows: ClauseRows,
): SeedDocument<Clause>[] {
  return ranked(
    Object.entries(rows).map(([clause, texts]) =>
      Object.assign({ _type: 'clause' as const, table: name, clause }, texts, placeholder(note), {
        _id: `clause-${name}-${slugOf(clause)}`,
      }),
    ),
  )
}

const UNCHECKED_NUMBERS =
  'Paragraph numbers follow the specification; nobody has compared them with the notice itself.'

export const clauses: SeedDocument<Clause>[] = [
  ...table(
    'retainer',
    'Clause numbers and wording depend on the retainer contract.',
    retainerClauses,
  ),
  ...table('financialSecurity', UNCHECKED_NUMBERS, financialSecurityClauses),
  ...table('complianceSummary', UNCHECKED_NUMBERS, complianceSummaryClauses),
]
