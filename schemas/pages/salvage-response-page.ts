import { coastCardField } from '../fields/coast.ts'
import { definePage } from '../fields/define-page.ts'
import { plainSection, section } from '../fields/section.ts'
import { list, paragraph, richTextField } from '../fields/text.ts'

/** Salvage and oil-spill response: /response/salvage-osr */
export const salvageResponsePageType = definePage({
  name: 'salvageResponsePage',
  title: 'Salvage and oil-spill response',
  description: 'Say “contracted” or “available” of anything the company does not own.',
  icon: 'bolt',
  fields: [
    section('assets', 'Assets', 'What responds to a call, where it is kept.', [
      list('items', 'Assets', 'Vessels and teams first, then equipment.', 'namedAsset'),
    ]),
    section('responseTimes', 'Response times', 'Over the times of SLA rows and coverage zones.'),
    section('methods', 'Methods', 'What the teams do on scene.', [
      list('items', 'Methods', 'Salvage first, then spill response.', 'card'),
      paragraph('note', 'Note', 'Under the methods: the limits of what they can do.', {
        optional: true,
      }),
    ]),
    plainSection('nosdcp', 'NOSDCP framework', 'Who directs a spill response in India.', [
      richTextField('body', 'Text', 'The Coast Guard directs; we support.'),
    ]),
    section(
      'coverage',
      'Coverage by coast',
      'Over the two coast cards and the calendar of both coasts.',
      [coastCardField('westCoast', 'West coast'), coastCardField('eastCoast', 'East coast')],
    ),
    section('callToAction', 'Call to action', 'Above the button to the fleet quote.'),
  ],
})
