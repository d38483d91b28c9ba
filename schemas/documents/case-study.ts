import { defineField } from '@sanity/types'
import { drawingField } from '../fields/drawing.ts'
import { defineOrdered } from '../fields/define-ordered.ts'
import { previewOf } from '../fields/preview.ts'
import { choice, line, list, paragraph } from '../fields/text.ts'

export const caseStudyType = defineOrdered({
  name: 'caseStudy',
  title: 'Case study',
  description: 'Name the type of ship, never the ship.',
  icon: 'case',
  deskPlace: { entry: { title: 'Case studies' }, noun: 'case study' },
  fields: [
    line('title', 'Title', 'Type of ship and what happened.', { max: 80, searchWeight: 'name' }),
    line('metric', 'Figure', 'The one result to remember.', { max: 60, searchWeight: 'fact' }),
    paragraph('description', 'Description', 'Situation, what was done, outcome.', { max: 900 }),
    list(
      'log',
      'Deck log',
      'Three to five lines under the case, each with a time and what happened. Times count from the first line, which is 00:00. Write only what the description also says.',
      'logEntry',
      { optional: true },
    ),
    defineField({
      name: 'port',
      title: 'Port',
      description: 'Linked under the case: a port where such a case could happen.',
      type: 'reference',
      // Weak, so that the port can be deleted. The link then disappears.
      weak: true,
      to: [{ type: 'port' }],
      options: { disableNew: true },
    }),
    choice('kind', 'Service', 'Linked under the case.', {
      layout: 'radio',
      list: [
        { title: 'Salvage and oil-spill response', value: 'response' },
        { title: 'Port-call documents', value: 'documents' },
      ],
    }),
    drawingField,
    defineField({
      name: 'isIllustrative',
      title: 'Illustrative',
      description: 'Switch on for an example that is not a real case. Shown on the page.',
      type: 'boolean',
      initialValue: true,
      validation: (rule) => rule.required().error('Say whether this is an example'),
    }),
  ],
  preview: previewOf(['title'], ['metric'], 'image'),
})
