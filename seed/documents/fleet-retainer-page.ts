import type { FleetRetainerPage } from '../../src/content/sanity.generated.ts'
import type { SeedDocument } from '../build/document.ts'
import { items } from '../build/items.ts'
import { prose } from '../build/prose.ts'
import { placeholder } from '../build/status.ts'

export const fleetRetainerPage: SeedDocument<FleetRetainerPage> = {
  _id: 'fleetRetainerPage',
  _type: 'fleetRetainerPage',
  heading: 'Fleet retainer for Indian port calls',
  lead: 'One contract for the documents of every call and for the response if one goes wrong: agreed times, penalties when they are missed, a named escalation list and an audit trail.',
  alignment: {
    heading: 'What the contract answers',
    intro:
      'Three clauses of the retainer, what we deliver against each and how your auditor can verify it.',
  },
  operationsCentre: {
    heading: 'The 24/7 operations centre',
    intro: 'One desk for documents and for emergencies, awake at every hour of the year.',
    body: prose(
      'A duty manager and a document clerk sit on every watch. Calls are answered live; 45 minutes is the ceiling for a call back when all lines are busy. From the first call on, each decision is logged with its time, and the log is yours.',
      'In an emergency the same desk agrees the contract form with you (LOF with SCOPIC available, or fixed terms), starts the first-response team and talks to port, class and club. The Coast Guard and the port keep their authority; we report through their chain.',
    ),
    points: items('card', [
      {
        title: 'Named people',
        body: 'A duty manager, a regional head for the coast, and the chief operating officer above them. No call centre.',
      },
      {
        title: 'Your fleet on file',
        body: 'Certificates, plans and tow arrangements of each ship are kept current, so that a pack or a job starts without questions.',
      },
      {
        title: 'Exercises',
        body: 'A table-top with your DPA once a year, and a seat in the ports’ own drills where they offer one.',
      },
    ]),
  },
  slaHighlights: items('valueCard', [
    {
      value: '< 2 hours',
      label: 'Document pack',
      body: 'From validated submission; typically 30 minutes in business hours. Revised documents within 1 hour after a change.',
    },
    {
      value: '≤ 45 min',
      label: 'Emergency callback',
      body: 'The ceiling, day and night, when a call is not answered live. One month’s fee is waived if we miss it.',
    },
    {
      value: '6–8 hours',
      label: 'West coast, to site',
      body: 'First-response team and equipment for Mumbai, Mundra, Vadinar, Kandla and Cochin.',
    },
    {
      value: '8–12 hours',
      label: 'East coast, to site',
      body: 'First-response team and equipment for Visakhapatnam, Paradip, Chennai and Haldia.',
    },
  ]),
  sla: {
    heading: 'Service levels and credits',
    intro:
      'Times, penalties and who is called when a clock runs out. The schedule as signed, with measuring points and exclusions, opens as a PDF.',
  },
  coverageZones: {
    heading: 'Coverage zones',
    intro: 'Four zones from the nearest store to the surge pool abroad.',
  },
  datasheet: {
    heading: 'For procurement',
    intro:
      'A datasheet with scope, service levels, exclusions and reporting for your tender file, ready to attach.',
  },
  quote: {
    heading: 'Ask for a fleet quote',
    intro:
      'Tell us the number of ships and the Indian calls a year. A quote follows within 24 hours, with the schedule it rests on.',
  },
  reviewCall: {
    heading: 'Rather talk it through?',
    intro:
      'A review call takes 20 minutes: your trade pattern, last year’s calls, what the retainer would and would not have changed.',
  },
  seoTitle: 'Fleet retainer: Indian port calls, SLA and response coverage',
  seoDescription:
    'Document packs in under 2 hours, callback within 45 minutes, mobilisation on both coasts, with penalties and an audit trail. Quote within 24 hours.',
  ...placeholder(
    'How the watch is manned, the reading of 45 minutes as a ceiling and the yearly exercise wait for the client’s confirmation.',
  ),
}
