import type { ManagementPage } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from '../build/document.ts'
import { placeholder } from '../build/status.ts'

export const managementPage: SeedDocument<ManagementPage> = {
  _id: 'managementPage',
  _type: 'managementPage',
  heading: 'The people you will be talking to',
  lead: 'Four executives share the escalation list, and one adviser tests what we promise. On a bad night you will have spoken to at least two of them.',
  executive: {
    heading: 'Executive leadership',
    intro: 'Each answers for a part of the service schedule and is reachable through the desk.',
  },
  advisory: {
    heading: 'Advisory board',
    intro: 'Independent of insurers, clubs and authorities, and outside casework.',
  },
  seoTitle: 'Leadership: executive team and advisory board',
  seoDescription:
    'Who runs the 24/7 desk, response on both coasts and the document desk, and who advises on P&I and claims practice.',
  ...placeholder('Names and careers wait for the people’s consent.', 'Own text'),
}
