import { defineField, defineType } from '@sanity/types'
import { positionField } from '../fields/coordinates.ts'
import { previewOf } from '../fields/preview.ts'
import { missing, type Verdict } from '../fields/rules.ts'
import { contentGroup, inGroup, statusFields, statusGroup } from '../fields/tabs.ts'
import { line, paragraph } from '../fields/text.ts'

const FIRST_YEAR = 2013

function notInFuture(year: number | undefined): Verdict {
  return (
    year === undefined ||
    year <= new Date().getFullYear() ||
    'The timeline shows past events: write the current year or an earlier one'
  )
}

export const timelineEntryType = defineType({
  name: 'timelineEntry',
  title: 'Timeline entry',
  description: 'A year and what happened in it.',
  type: 'document',
  options: {
    icon: 'calendar',
    deskPlace: { kind: 'sorted', by: 'year', entry: { title: 'Timeline' } },
  },
  groups: [contentGroup, statusGroup],
  orderings: [{ title: 'Year', name: 'year', by: [{ field: 'year', direction: 'asc' }] }],
  fields: [
    ...inGroup(contentGroup, [
      defineField({
        name: 'year',
        title: 'Year',
        description: 'From 2013, the year the company began, to this year.',
        type: 'number',
        validation: (rule) => [
          rule.required().error(missing('Year')),
          rule
            .integer()
            .min(FIRST_YEAR)
            .error(`Write a year of four digits, from ${FIRST_YEAR} on`),
          rule.custom(notInFuture),
        ],
      }),
      line('title', 'Title', 'A few words.', { max: 70, searchWeight: 'name' }),
      paragraph('description', 'Description', 'One or two sentences.'),
      positionField('position', {
        optional: true,
        purpose: 'Optional: where this happened. The page’s chart shows the entry there.',
      }),
    ]),
    ...statusFields,
  ],
  preview: previewOf(['year', 'title'], ['description']),
})
