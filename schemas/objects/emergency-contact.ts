import { defineType } from '@sanity/types'
import { phoneField } from '../fields/phone.ts'
import { FACT_WEIGHT, line } from '../fields/text.ts'

/** A role on the desk and the number that reaches it. */
export const emergencyContactType = defineType({
  name: 'emergencyContact',
  title: 'Contact',
  type: 'object',
  options: { icon: 'mobile-device' },
  fields: [
    line('role', 'Role', 'Who answers: a role, not a person’s name.', {
      max: 60,
      weight: FACT_WEIGHT,
    }),
    phoneField('contact', 'Phone', 'As it should read, with country code: +91 00000 00000.'),
  ],
  preview: { select: { title: 'role', subtitle: 'contact' } },
})
