import { photographField } from '../fields/drawing.ts'
import { defineOrdered } from '../fields/define-ordered.ts'
import { previewOf } from '../fields/preview.ts'
import { choice, line, list } from '../fields/text.ts'

const TEAM_GROUPS = [
  { title: 'Executive leadership', value: 'executive' },
  { title: 'Advisory board', value: 'advisory' },
]

export const teamMemberType = defineOrdered({
  name: 'teamMember',
  title: 'Team member',
  description: 'Name a person only with consent.',
  icon: 'user',
  deskPlace: {
    entry: { title: 'People', icon: 'users' },
    noun: 'person',
    parts: { field: 'group', values: TEAM_GROUPS },
  },
  fields: [
    line('name', 'Name', 'As the person wants it written.', { max: 60, searchWeight: 'name' }),
    line('title', 'Job title', 'Below the name, or alone if “Holds placeholder data” is on.', {
      max: 80,
      searchWeight: 'fact',
    }),
    list('bio', 'About', 'Two or three short paragraphs.'),
    line('focus', 'Focus', 'What this person answers for, in a few words.', { max: 140 }),
    photographField('Below the job title, once “Holds placeholder data” is switched off.'),
    choice('group', 'Group', 'The heading under which the person appears.', {
      layout: 'radio',
      list: TEAM_GROUPS,
      missing: 'Choose a group',
    }),
  ],
  preview: previewOf(['name'], ['title']),
})
