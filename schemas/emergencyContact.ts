import { defineField, defineType } from '@sanity/types'

import { phoneRule } from './fields/rules.ts'
import { line } from './fields/text.ts'

/** A role on the desk and the number that reaches it. */
export const emergencyContact = defineType({
  name: 'emergencyContact',
  title: 'Contact',
  type: 'object',
  fields: [
    line('role', 'Role', 'Who answers: a role, not a person’s name.', { max: 60 }),
    defineField({
      name: 'contact',
      title: 'Phone',
      description: 'As it should read, with country code: +91 00000 00000.',
      type: 'string',
      validation: (rule) => rule.required().custom(phoneRule),
    }),
  ],
  preview: { select: { title: 'role', subtitle: 'contact' } },
})
