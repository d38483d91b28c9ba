import { defineField, defineType } from '@sanity/types'

import { contentGroup, inGroup, statusGroup } from './fields/groups.ts'
import { statusFields } from './fields/status.ts'
import { line, paragraph } from './fields/text.ts'

/** A year of the company's history; sorted by year. */
export const timelineEntry = defineType({
  name: 'timelineEntry',
  title: 'Timeline entry',
  description: 'A year and what happened in it.',
  type: 'document',
  groups: [contentGroup, statusGroup],
  orderings: [{ title: 'Year', name: 'year', by: [{ field: 'year', direction: 'asc' }] }],
  fields: [
    ...inGroup(contentGroup, [
      defineField({
        name: 'year',
        title: 'Year',
        description: 'From 2013, the year the company began, to this year.',
        type: 'number',
        validation: (rule) =>
          rule
            .required()
            .integer()
            .min(2013)
            .custom((year) =>
              year !== undefined && year > new Date().getFullYear()
                ? 'The timeline tells what has happened: this year is still to come'
                : true,
            ),
      }),
      line('title', 'Title', 'A few words.', { max: 70 }),
      paragraph('description', 'Description', 'One or two sentences.'),
    ]),
    ...statusFields,
  ],
  preview: {
    select: { year: 'year', title: 'title' },
    prepare: ({ year, title }) => ({ title: `${year} · ${title}` }),
  },
})
