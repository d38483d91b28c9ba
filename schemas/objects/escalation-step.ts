import { defineType } from '@sanity/types'
import { facts } from '../fields/facts.ts'
import { phoneField } from '../fields/phone.ts'
import { line } from '../fields/text.ts'

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
      'Where a chain of steps begins: what sets it going, such as “Team not on site”. It heads them on Leadership.',
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
