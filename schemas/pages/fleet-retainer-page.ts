import { definePage } from '../fields/define-page.ts'
import { section } from '../fields/section.ts'
import { list, richTextField } from '../fields/text.ts'

/** Fleet retainer: /fleet-retainer */
export const fleetRetainerPageType = definePage({
  name: 'fleetRetainerPage',
  title: 'Fleet retainer',
  description: 'Clauses, SLA rows and coverage zones are documents of their own.',
  icon: 'bill',
  fields: [
    section('alignment', 'Compliance alignment', 'Over the table of retainer clauses.'),
    section('operationsCentre', 'Operations centre', 'The desk that answers day and night.', [
      richTextField('body', 'Text', 'How the desk works.'),
      list('points', 'Points', 'What a fleet gets from the desk.', 'card'),
    ]),
    section('sla', 'Service levels', 'Over the response times, the SLA table and its PDFs.'),
    section('coverageZones', 'Coverage zones', 'Over the coverage table.'),
    section('quote', 'Fleet quote', 'Over the quote form, or the ways to reach the desk.'),
    section('reviewCall', 'Review call', 'Beside the button that books 20 minutes.'),
  ],
})
