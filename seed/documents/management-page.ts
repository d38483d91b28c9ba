import type { ManagementPage } from '../../src/content/sanity.generated.ts'
import { placeholder, type SeedDocument } from '../build/documents.ts'

export const managementPage: SeedDocument<ManagementPage> = {
  _id: 'managementPage',
  _type: 'managementPage',
  heading: 'Who is called, and when',
  lead: 'Every call goes to the duty manager. Behind the desk are a regional head for each coast, the Chief Operating Officer and the Managing Director.',
  executive: {
    heading: 'Executive leadership',
    intro:
      'Those marked are on the escalation list, with their numbers. The others are reached through the desk.',
  },
  advisory: {
    heading: 'Advisory board',
    intro: 'Takes no part in cases, and holds no seat with an insurer, a club or an authority.',
  },
  seoTitle: 'Leadership: executive team and advisory board',
  seoDescription:
    'Who runs the 24/7 desk, response on both coasts and the document desk, and who advises on P&I and claims practice.',
  ...placeholder('Names and careers wait for the people’s consent.', 'Own text'),
}
