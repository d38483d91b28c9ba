import { defineField, defineType } from '@sanity/types'
import { joined } from '../fields/preview.ts'
import { phoneField } from '../fields/phone.ts'
import { line, list } from '../fields/text.ts'
import { defineObject } from './define-object.ts'

/**
 * An item's phone number: its own, or the desk contact's. If both are empty, the site shows the emergency phone.
 *
 * @param hint tells editors when to enter the item's own number
 */
function contactFields(hint: string) {
  return [
    defineField({
      name: 'deskContact',
      title: 'Desk contact',
      description:
        'Its number is shown. Leave this and “Own number” empty to show the emergency phone of the site settings.',
      type: 'reference',
      to: [{ type: 'deskContact' }],
    }),
    phoneField('contact', 'Own number', `${hint} It replaces the desk contact’s number.`, {
      optional: true,
    }),
  ]
}

type Contact = Omit<Parameters<typeof defineObject>[0], 'previewFields'> & {
  /** Fields that the Studio shows in lists, before the number. */
  readonly previewFields: readonly string[]
  /** Tells editors when to enter the item's own number. */
  readonly hint: string
}

function defineContact({ icon, fields, previewFields, hint, ...type }: Contact) {
  const select: Record<string, string> = { own: 'contact', desk: 'deskContact.contact' }
  for (const name of previewFields) select[name] = name
  return defineType({
    ...type,
    type: 'object',
    options: { icon },
    fields: [...fields, ...contactFields(hint)],
    preview: {
      select,
      prepare: (value) => ({
        title: joined(...previewFields.map((name) => value[name])),
        subtitle: joined(value['own'] ?? value['desk'] ?? 'The emergency phone'),
      }),
    },
  })
}

export const escalationStepType = defineContact({
  name: 'escalationStep',
  title: 'Escalation step',
  icon: 'tiers',
  fields: [
    line('level', 'Level', 'Level 1, Level 2 …', { max: 20 }),
    line('role', 'Role', 'The role that takes the call.', { max: 60 }),
    line(
      'when',
      'When',
      'What brings a case to this level, like “No callback within the committed time”. The time itself is in the SLA commitment.',
      { max: 140 },
    ),
  ],
  previewFields: ['level', 'role'],
  hint: 'A number for this step alone.',
})

export const emergencyContactType = defineContact({
  name: 'emergencyContact',
  title: 'Contact',
  icon: 'mobile-device',
  fields: [
    line('role', 'Role', 'Who answers: a role, not a name.', { max: 60, searchWeight: 'fact' }),
  ],
  previewFields: ['role'],
  hint: 'A number that is for this port alone.',
})

export const logEntryType = defineObject({
  name: 'logEntry',
  title: 'Log entry',
  icon: 'clock',
  fields: [
    line('time', 'Time', 'Hours and minutes since the first line, like 07:00; or “Day 3”.', {
      max: 12,
      searchWeight: 'fact',
    }),
    line('event', 'Event', 'What happened then, and where: “Aboard, 19 nm off a lee shore”.', {
      max: 70,
    }),
  ],
  previewFields: ['time', 'event'],
})

export const checklistGroupType = defineObject({
  name: 'checklistGroup',
  title: 'Group',
  icon: 'clipboard',
  fields: [
    line('title', 'Title', 'Who or what the lines are about.', { max: 70 }),
    list('items', 'Lines', 'One thing to check or do on each line.'),
  ],
  previewFields: ['title'],
})
