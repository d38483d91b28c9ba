import type { TeamMember } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from '../build/document.ts'
import { ranked } from '../build/ranked.ts'
import { placeholder } from '../build/status.ts'

function member(slug: string, fields: Omit<SeedDocument<TeamMember>, '_id' | '_type' | 'name'>) {
  return {
    _id: `teamMember-${slug}`,
    _type: 'teamMember' as const,
    name: `Placeholder – ${fields.title ?? ''}`,
    ...fields,
    ...placeholder('Name and career of this person, with consent to publish them.'),
  }
}

export const teamMembers: SeedDocument<TeamMember>[] = ranked([
  member('managing-director', {
    title: 'Managing Director',
    group: 'executive',
    bio: [
      'Answers to owners and underwriters for every job the company takes on, and is the last name on the escalation list for a callback that was missed.',
      'Came to salvage from the owner’s side of the table, after years of managing bulk carriers and their claims.',
    ],
    focus: 'Customers, contract forms, funding of a response in its first hours',
  }),
  member('chief-operating-officer', {
    title: 'Chief Operating Officer',
    group: 'executive',
    bio: [
      'Runs the 24/7 desk and both coasts, and signs the compliance packs. Duty managers call this number first when a clock is about to run out.',
      'A former salvage master, at home on a casualty’s deck as much as in a conference call with class, club and port.',
    ],
    focus: 'The desk, mobilisation, service levels and their credits',
  }),
  member('regional-head', {
    title: 'Regional Head, Response',
    group: 'executive',
    bio: [
      'Keeps crews, pumps, boom and tow gear ready on the west and the east coast, and decides what moves first when the telephone rings.',
      'Holds the drill calendar with the ports and walks through each exercise report with the people who were there.',
    ],
    focus: 'First response on both coasts, drills, equipment held at the ports',
  }),
  member('head-of-compliance', {
    title: 'Head of Compliance Documents',
    group: 'executive',
    bio: [
      'Leads the document desk: four checks on every pack, a look-up on the insurer’s own site on the day of issue, and a record that an auditor can follow.',
      'Spent a decade with ship agents and knows which line of a certificate a port control office reads first.',
    ],
    focus: 'Document packs, insurer look-ups, notices of irregularity',
  }),
  member('adviser-claims', {
    title: 'Adviser, P&I and Claims',
    group: 'advisory',
    bio: [
      'Reads contract forms and evidence standards with a claims handler’s eye and tells the board where a promise goes further than the cover behind it.',
      'Takes no part in casework and holds no seat with an insurer, a club or an authority.',
    ],
    focus: 'LOF and SCOPIC practice, evidence, independence of the desk’s advice',
  }),
])
