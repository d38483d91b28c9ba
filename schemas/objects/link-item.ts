import { defineField, defineType } from '@sanity/types'
import { webAddressRule } from '../fields/href.ts'
import { line, paragraph } from '../fields/text.ts'

/** A reference or outside link, with what the reader finds there. */
export const linkItemType = defineType({
  name: 'linkItem',
  title: 'Link',
  type: 'object',
  options: { icon: 'link' },
  fields: [
    line('label', 'Text', 'The words that are linked, or the reference’s name.', { max: 110 }),
    defineField({
      name: 'href',
      title: 'Address',
      description: 'Starts with https://. Leave empty for a reference that has no stable address.',
      type: 'string',
      validation: (rule) => rule.custom(webAddressRule),
    }),
    paragraph('note', 'Note', 'What to look for there.', { optional: true, max: 240 }),
  ],
  preview: { select: { title: 'label', subtitle: 'href' } },
})
