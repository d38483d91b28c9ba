import type { AboutPage } from '../../src/content/sanity.generated.ts'
import { cards, placeholder, section, singleton } from '../build/documents.ts'
import { prose } from '../build/prose.ts'

export const aboutPage = singleton<AboutPage>('aboutPage', {
  heading: 'Salvage and port-call documents from one desk',
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
      'An Indian coast on which no ship is held up over paperwork, and no casualty waits for a decision.',
    ),
  },
  values: {
    heading: 'Our five principles',
    intro: 'Where two conflict, the earlier one prevails.',
    items: cards({
      'Life first':
        'People come first, then the sea, then ship and cargo. Rescue services have priority over us.',
      'Be clear about what we know':
        'Times are marked typical or committed, documents checked or unchecked. Each offer states whose tug it is and where she lies.',
      'Ready before the call':
        'Equipment packed, plans on file, people drilled before a ship calls for them.',
      'The coast is shared':
        'Ports, fishermen and marine parks live with the outcome. We work under the authorities, and recovered oil and waste leave with a manifest.',
      'Open logs':
        'Packs, calls and hours are logged, and the customer sees the log. We report a missed target ourselves, with the credit due.',
    }),
  },
  timeline: section('From one desk to two coasts', 'Our history from 2013 to 2025.'),
  seoTitle: 'About us: salvage, spill response and port-call documents in India',
  seoDescription:
    'Mission, vision, five values and the years 2013–2025 of an Indian company for salvage, spill response and port-call documents.',
  ...placeholder(
    'Mission, vision and history are drafts for the client’s approval.',
    'Written for this site',
  ),
})
