import { defineType } from '@sanity/types'
import { facts } from '../fields/facts.ts'
import { line, list } from '../fields/text.ts'

/** A titled group of checklist lines. */
export const checklistGroupType = defineType({
  name: 'checklistGroup',
  title: 'Group',
  type: 'object',
  options: { icon: 'clipboard' },
  fields: [
    line('title', 'Title', 'Who or what the lines are about.', { max: 70 }),
    list('items', 'Lines', 'One thing to check or do on each line.'),
  ],
  preview: {
    select: { title: 'title', items: 'items' },
    prepare: ({ title, items }) => ({
      title: facts(title),
      subtitle: Array.isArray(items) ? facts(...items) : '',
    }),
  },
})
