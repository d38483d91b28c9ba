import { defineField, defineType } from '@sanity/types'

import { phoneRule } from './fields/rules.ts'
import { line } from './fields/text.ts'

/** One rung of the escalation directory of the SLA schedule. */
export const escalationStep = defineType({
  name: 'escalationStep',
  title: 'Escalation step',
  type: 'object',
  fields: [
    line('level', 'Level', 'Level 1, Level 2 …', { max: 20 }),
    line('role', 'Role', 'The role that takes the call.', { max: 60 }),
    line('when', 'When', 'What brings a case to this level.', { max: 140 }),
    defineField({
      name: 'contact',
      title: 'Phone',
      description: 'As it should read, with country code.',
      type: 'string',
      validation: (rule) => rule.required().custom(phoneRule),
    }),
  ],
  preview: { select: { title: 'role', subtitle: 'when' } },
})
