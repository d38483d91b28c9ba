import { defineField } from '@sanity/types'
import { inGroup, statusGroup } from './groups.ts'

/** Whether a document still holds invented or unchecked data; a release check fails while any does. */
export const statusFields = inGroup(statusGroup, [
  defineField({
    name: 'isPlaceholder',
    title: 'Holds placeholder data',
    description: 'On while any name, number or claim here still waits for a check.',
    type: 'boolean',
    initialValue: false,
  }),
  defineField({
    name: 'placeholderNote',
    title: 'What is missing',
    description: 'Which fields are placeholders, and what has to be asked.',
    type: 'text',
    rows: 2,
    hidden: ({ parent }) => parent?.isPlaceholder !== true,
    validation: (rule) =>
      rule.custom((note, { document }) =>
        document?.['isPlaceholder'] === true && !note?.trim()
          ? 'Say what is still a placeholder'
          : true,
      ),
  }),
  defineField({
    name: 'placeholderOwner',
    title: 'Who supplies it',
    description: 'The person or role that is asked. “Still placeholder” can be narrowed to theirs.',
    type: 'string',
    hidden: ({ parent }) => parent?.isPlaceholder !== true,
    validation: (rule) => rule.max(60).error('Write at most 60 characters'),
  }),
  defineField({
    name: 'lastVerified',
    title: 'Last checked',
    description: 'The day the facts here were last checked against their source.',
    type: 'date',
    validation: (rule) =>
      rule.custom((day) =>
        typeof day === 'string' && Date.parse(day) > Date.now()
          ? 'This day is still to come'
          : true,
      ),
  }),
  defineField({
    name: 'source',
    title: 'Source',
    description: 'Where the facts come from: a notice, a port circular, a person.',
    type: 'string',
  }),
])
