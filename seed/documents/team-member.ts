import type { TeamMember } from '../../src/content/sanity.generated.ts'
import { placeholder, ranked, type SeedDocument } from '../build/documents.ts'

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
    bio: ['Answers to owners and underwriters for every case the company takes on.'],
    focus: 'Customers, contract forms, funding of a response in its first hours',
  }),
  member('chief-operating-officer', {
    title: 'Chief Operating Officer',
    group: 'executive',
    bio: ['Runs the 24/7 desk and both coasts, and signs the compliance packs.'],
    focus: 'The desk, mobilisation, service levels and their credits',
  }),
  // Not `head-of-response`: with a new id, an import would add a second document to existing lakes.
  member('regional-head', {
    title: 'Head of Response',
    group: 'executive',
    bio: [
      'Leads the regional heads of the two coasts, keeps teams, pumps, boom and tow gear ready, and decides what moves first.',
    ],
    focus: 'First response on both coasts, drills, equipment held at the ports',
  }),
  member('head-of-compliance', {
    title: 'Head of Compliance Documents',
    group: 'executive',
    bio: [
      'Leads the document desk, which makes a look-up on the insurer’s own site on the day of issue and keeps a record that an auditor can follow.',
    ],
    focus: 'Document packs, insurer look-ups, notices of irregularity',
  }),
  member('adviser-claims', {
    title: 'Adviser, P&I and Claims',
    group: 'advisory',
    bio: [
      'Reads contract forms and evidence standards with a claims handler’s eye and warns the board when a commitment exceeds the cover behind it.',
    ],
    focus: 'LOF and SCOPIC practice, evidence, independence of the desk’s advice',
  }),
])
