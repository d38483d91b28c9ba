import { defineType } from '@sanity/types'
import { facts } from '../fields/facts.ts'
import { phoneField } from '../fields/phone.ts'
import { FACT_WEIGHT, line, list } from '../fields/text.ts'
import { defineObject } from './define-object.ts'

/** One step of the escalation directory of the SLA schedule. */
export const escalationStepType = defineType({
  name: 'escalationStep',
  title: 'Escalation step',
  type: 'object',
  options: { icon: 'tiers' },
  fields: [
    line('level', 'Level', 'Level 1, Level 2 …', { max: 20 }),
    line('role', 'Role', 'The role that takes the call.', { max: 60 }),
    line(
      'when',
      'When',
      'What brings a case to this level. The clock on Leadership has the times in it, such as “45 minutes” or “8 hours”.',
      { max: 140 },
    ),
    line(
      'chain',
      'Chain',
      'Where a chain of steps begins: what triggers it, such as “Team not on site”. It heads them on Leadership.',
      { optional: true, max: 60 },
    ),
    phoneField('contact', 'Phone', 'As it should read, with country code.'),
  ],
  preview: {
    select: { level: 'level', role: 'role', contact: 'contact' },
    prepare: ({ level, role, contact }) => ({
      title: facts(level, role),
      subtitle: facts(contact),
    }),
  },
})

/** A line of a case's deck log. */
export const logEntryType = defineObject({
  name: 'logEntry',
  title: 'Log entry',
  icon: 'clock',
  fields: [
    line('time', 'Time', 'Hours and minutes since the first call, like 07:00; or “Day 3”.', {
      max: 12,
      weight: FACT_WEIGHT,
    }),
    line('event', 'Event', 'What happened then, and where: “Aboard, 19 nm off a lee shore”.', {
      max: 70,
    }),
  ],
  shows: ['time', 'event'],
})

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

/** A role on the desk and the number that reaches it. */
export const emergencyContactType = defineObject({
  name: 'emergencyContact',
  title: 'Contact',
  icon: 'mobile-device',
  fields: [
    line('role', 'Role', 'Who answers: a role, not a person’s name.', {
      max: 60,
      weight: FACT_WEIGHT,
    }),
    phoneField('contact', 'Phone', 'As it should read, with country code: +91 00000 00000.'),
  ],
  shows: ['role', 'contact'],
})
