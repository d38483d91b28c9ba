import { defineField } from '@sanity/types'

import { defineOrdered } from './fields/defineOrdered.ts'
import { line, list } from './fields/text.ts'

/** A person of the executive team or the advisory board. */
export const teamMember = defineOrdered({
  name: 'teamMember',
  title: 'Team member',
  description: 'Name a person only with consent.',
  fields: [
    line('name', 'Name', 'As the person wants it written.', { max: 60 }),
    line('title', 'Job title', 'As printed on documents.', { max: 80 }),
    list('bio', 'About', 'Two or three short paragraphs.'),
    line('focus', 'Focus', 'What this person answers for, in a few words.', { max: 140 }),
    defineField({
      name: 'group',
      title: 'Group',
      description: 'Decides under which heading the person stands.',
      type: 'string',
      options: {
        layout: 'radio',
        list: [
          { title: 'Executive leadership', value: 'executive' },
          { title: 'Advisory board', value: 'advisory' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'title' } },
})
