import type { ClauseRow } from './clause-row.ts'

/** The four-row clause mapping of the financial security page. */
export const financialSecurityClauses: readonly ClauseRow[] = [
  {
    slug: '4',
    clause: '§ 4',
    requirement:
      'Cover for maritime claims from an International Group club, or from an insurer authorised by the Central Government, for the whole stay in port.',
    delivery:
      'A cover sheet that names the insurer and the entry, with the Certificate of Entry and the certificates issued on it attached unaltered.',
    verification:
      'The insurer’s own look-up shows the vessel; the Directorate’s list shows an insurer outside the Group.',
  },
  {
    slug: '6a',
    clause: '§ 6A',
    requirement:
      'Owner, operator, master and agent hold valid certificates in original, certified or electronic form and submit them before arrival.',
    delivery:
      'The pack in the order a port control office reads it, sent to the agent for upload in the maritime single window or delivery to the port.',
    verification:
      'The submission ID and its time stamp are entered on sheet 1 of the compliance pack and kept in our audit log.',
  },
  {
    slug: '6b',
    clause: '§ 6B',
    requirement:
      'The port verifies on the insurer’s own site; a correspondent is asked only when that site cannot be reached.',
    delivery:
      'Five harbour-master steps with the look-up addresses, and a record the officer can complete in a few minutes.',
    verification:
      'We run the same look-up before issue and print its result, date and time beside the empty record.',
  },
  {
    slug: '7',
    clause: '§ 7',
    requirement:
      'An irregularity is reported to the Directorate; entry is refused until it is resolved, and a ship already in port may be directed to leave.',
    delivery:
      'Notice to the Directorate and the customer in 45 minutes or less, and a revised pack within 1 hour of the insurer’s correction.',
    verification:
      'Both messages, and the revised pack with its new version, stand in the audit log.',
  },
]
