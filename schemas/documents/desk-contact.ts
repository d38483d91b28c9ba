import { joined, joinedWithPlaceholder } from '../fields/preview.ts'
import { defineOrdered } from '../fields/define-ordered.ts'
import { phoneField } from '../fields/phone.ts'
import { line } from '../fields/text.ts'

export const deskContactType = defineOrdered({
  name: 'deskContact',
  title: 'Desk contact',
  description: 'A role and its number. Ports and the SLA schedule show the number from here.',
  icon: 'mobile-device',
  deskPlace: { entry: { title: 'Desk contacts' }, noun: 'desk contact' },
  fields: [
    line('role', 'Role', 'Who answers: a role, not a name.', { max: 60, searchWeight: 'name' }),
    phoneField(
      'contact',
      'Phone',
      'The number as the site shows it, with country code. If this is empty, the site shows the emergency phone of the site settings.',
      { optional: true },
    ),
  ],
  preview: {
    select: { role: 'role', contact: 'contact', isPlaceholder: 'isPlaceholder' },
    prepare: ({ role, contact, isPlaceholder }) => ({
      title: joined(role),
      subtitle: joinedWithPlaceholder(isPlaceholder, contact ?? 'The emergency phone'),
    }),
  },
})
