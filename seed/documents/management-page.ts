import type { ManagementPage } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from '../build/document.ts'
import { placeholder } from '../build/status.ts'

export const managementPage: SeedDocument<ManagementPage> = {
  _id: 'managementPage',
  _type: 'managementPage',
  heading: 'Who is called, and when',
  lead: 'Three of our four executives are on the escalation list, above the duty manager who takes your call. One adviser tests what we promise.',
  executive: {
    heading: 'Executive leadership',
    intro: 'Each answers for a part of the service schedule and can be reached through the desk.',
  },
  advisory: {
    heading: 'Advisory board',
    intro: 'Independent of insurers, clubs and authorities, and not involved in casework.',
  },
  seoTitle: 'Leadership: executive team and advisory board',
  seoDescription:
    'Who runs the 24/7 desk, response on both coasts and the document desk, and who advises on P&I and claims practice.',
  ...placeholder('Names and careers wait for the people’s consent.', 'Own text'),
}
