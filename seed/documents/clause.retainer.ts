import type { ClauseRow } from './clause-row.ts'

/** The compliance alignment table of the fleet retainer page. */
export const retainerClauses: readonly ClauseRow[] = [
  {
    slug: '3-1',
    clause: 'Retainer clause 3.1',
    requirement:
      'Evidence of P&I or other financial security is complete and in the port’s hands before every call of a covered vessel.',
    delivery:
      'A checked document pack for each call, issued in under 2 hours from validated submission and reissued within 1 hour after a change of vessel, port or date.',
    verification:
      'Each pack carries an ID, a version and a time stamp; the insurer look-up is recorded with its result, time and the name of who made it.',
  },
  {
    slug: '4-2',
    clause: 'Retainer clause 4.2',
    requirement:
      'A named response organisation can be reached at any hour and mobilises on both coasts within agreed times.',
    delivery:
      'A 24/7 desk with callback in 45 minutes or less, first response in 6–8 hours on the west coast and 8–12 hours on the east coast, and a surge pool of 22 vessels, contracted or available subject to position.',
    verification:
      'Call, mobilisation and arrival reports are time-stamped; the figures stand in the SLA dashboard and the monthly summary.',
  },
  {
    slug: '5-1',
    clause: 'Retainer clause 5.1',
    requirement:
      'Irregularities are reported without delay, and performance is open to the customer’s audit.',
    delivery:
      'Notice of an irregularity to the Directorate and the customer in 45 minutes or less, with the papers concerned; a quarterly review call and an annual attestation.',
    verification:
      'The audit log lists every pack, look-up, notice and revision of the year and is handed over with the attestation.',
  },
]
