import { items } from '../build/items.ts'
import { officialLinks } from './official-links.ts'

/** Sheet 2 of the compliance pack. */
export const compliancePackVerification = {
  verificationTitle: 'Verification and port checklist',
  harbourMaster: {
    heading: 'A. Harbour master instructions',
    intro: 'Five steps, a few minutes, no call needed.',
    steps: items('card', [
      {
        title: 'Match the ship',
        body: 'Name, IMO number and registered owner on the certificate against the pre-arrival papers.',
      },
      {
        title: 'Identify the insurer',
        body: 'An International Group club, or an insurer on the Directorate’s list of the day.',
      },
      {
        title: 'Look it up',
        body: 'Find the ship on the insurer’s own site; a correspondent only if that site cannot be reached.',
      },
      {
        title: 'Check dates, premium and scope',
        body: 'At least 3 months or to renewal; no premium flag; wreck removal and pollution named.',
      },
      {
        title: 'Record the result',
        body: 'Fill in the record below. Report an irregularity to the Directorate.',
      },
    ]),
    recordFields: ['Site consulted', 'Result', 'Date and time', 'Officer and signature'],
  },
  agentChecklist: {
    heading: 'B. Vessel and agent checklist',
    intro: 'Tick before the pack leaves.',
    items: [
      'Ship’s name on every paper is the present one.',
      'Dates cover the whole stay, delays included.',
      'Blue Cards and State certificates are both attached.',
      'Papers are in the maritime single window; ID and time stamp are on sheet 1.',
      'Master and port control hold the same version of this pack.',
      'Emergency numbers are posted on the bridge and in the agent’s office.',
    ],
  },
  portEssentials: {
    heading: 'C. Port-specific essentials',
    intro: 'The first three lines of each port’s page; lead times are the desk’s own.',
  },
  coastGuard: {
    heading: 'D. Coast Guard / NOSDCP coordination',
    intro:
      'Pollution response centres. The Coast Guard directs; take its numbers from its own publications of the day.',
    centres: items('card', [
      { title: 'Mumbai', body: 'Pollution response team for the west coast.' },
      { title: 'Chennai', body: 'Pollution response team for the east coast.' },
      {
        title: 'Port Blair (Sri Vijaya Puram)',
        body: 'Pollution response team for the Andaman and Nicobar waters.',
      },
      { title: 'Vadinar', body: 'Pollution response centre for the Gulf of Kutch.' },
    ]),
  },
  references: {
    heading: 'References',
    items: officialLinks,
  },
  auditLog: {
    heading: 'Audit log',
    columns: ['Version', 'Date and time', 'Change', 'By'],
  },
}
