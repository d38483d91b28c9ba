import type { AboutPage } from '../../src/content/sanity.generated.ts'
import { items, placeholder, type SeedDocument } from '../build/documents.ts'
import { prose } from '../build/prose.ts'

export const aboutPage: SeedDocument<AboutPage> = {
  _id: 'aboutPage',
  _type: 'aboutPage',
  heading: 'A salvage\u00A0company that also reads the papers',
  lead: 'A ship off India can be held up by a certificate or by a casualty. One desk in Mumbai works on both, for shipowners, fleet managers, clubs and agents.',
  mission: {
    heading: 'Mission',
    body: prose(
      'To keep ships that call at Indian ports moving, with evidence of cover that a port can verify in minutes, and with a response that starts within hours when something breaks.',
    ),
  },
  vision: {
    heading: 'Vision',
    body: prose(
      'An Indian coast on which no ship is delayed by a document that she has, and no casualty by a decision that could have been made the day before.',
    ),
  },
  values: {
    heading: 'Five things we hold to',
    intro: 'Where two of them conflict, the earlier one prevails.',
    items: items('card', [
      {
        title: 'Life first',
        body: 'People, then the sea, then ship and cargo; and the rescue services before us.',
      },
      {
        title: 'Say what is known',
        body: 'Times are marked typical or committed, and papers checked or not. Whose tug it is, and where she lies, is stated with each offer.',
      },
      {
        title: 'Ready before the call',
        body: 'Equipment packed, plans on file, people drilled before a ship calls for them.',
      },
      {
        title: 'The coast is shared',
        body: 'Ports, fishermen and marine parks live with the outcome. We work under the authorities, and recovered oil and waste leave with a manifest.',
      },
      {
        title: 'Open books',
        body: 'Packs, calls and hours are logged, and the customer has the log. We report a missed time ourselves, with the credit due.',
      },
    ]),
  },
  timeline: {
    heading: 'From one desk to two coasts',
    intro: 'The company’s years from 2013 to 2025.',
  },
  seoTitle: 'About us: salvage, spill response and port-call documents in India',
  seoDescription:
    'Mission, vision, five values and the years 2013–2025 of an Indian company for salvage, spill response and port-call documents.',
  ...placeholder('Mission, vision and history are drafts for the client’s approval.', 'Own text'),
}
