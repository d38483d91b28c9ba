import type { FleetRetainerPage } from '../../src/content/sanity.generated.ts'
import { cards, placeholder, section, singleton } from '../build/documents.ts'
import { prose } from '../build/prose.ts'

export const fleetRetainerPage = singleton<FleetRetainerPage>('fleetRetainerPage', {
  heading: 'Fleet retainer for Indian port calls',
  lead: 'One contract for the documents of every call and for the response if something goes wrong: agreed times, credits when they are missed, an escalation list and an audit trail.',
  alignment: section(
    'What the contract commits us to',
    'Three clauses, each with what we deliver and how your auditor can verify it.',
  ),
  operationsCentre: {
    heading: 'The 24/7 operations centre',
    intro: 'One desk for documents and for emergencies, staffed day and night.',
    body: prose(
      'A duty manager is on every watch. Calls are answered live; 45 minutes is the ceiling for a callback when all lines are busy. From the first call, each decision is logged with its time, and you receive the log.',
      'In an emergency the same desk agrees the contract form with you (Lloyd’s Open Form with SCOPIC available, or fixed terms), sends the first-response team and speaks to port, class and club. The Coast Guard and the port keep their authority.',
    ),
    points: cards({
      'An escalation list':
        'Duty manager, chief operating officer, managing director; if a team is late, that coast’s regional head. Each has a direct number.',
      'Your fleet on file':
        'Certificates, plans and tow arrangements of each ship are kept current, so packs and responses start without delay.',
      Exercises: 'Table-top exercises with your DPA; port drills by invitation.',
    }),
  },
  sla: section('Service levels and credits', 'Commitments, penalties and escalation.'),
  coverageZones: section('Coverage zones', 'Who responds, and how fast.'),
  quote: section(
    'Request a fleet quote',
    'Tell us your fleet size and Indian port calls a year. A quote follows within 24 hours: fee, term and the schedule it is based on.',
  ),
  reviewCall: section(
    'Would you rather talk it through?',
    'A review call takes 20 minutes: your trade pattern, last year’s calls, and what the retainer would have changed.',
  ),
  seoTitle: 'Fleet retainer: Indian port calls, SLA and response coverage',
  seoDescription:
    'Document packs in under 2 hours, callback within 45 minutes, mobilisation on both coasts, with penalties and an audit trail. Quote within 24 hours.',
  ...placeholder(
    'Confirm with the client: how the watch is staffed, 45 minutes as the ceiling for a callback, and the exercises.',
  ),
})
