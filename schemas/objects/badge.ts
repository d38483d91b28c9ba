import { defineField, defineType } from '@sanity/types'
import { line } from '../fields/text.ts'

/** A short promise with an icon, shown under the home page's heading (specification section 9). */
export const badgeType = defineType({
  name: 'badge',
  title: 'Badge',
  type: 'object',
  options: { icon: 'star' },
  fields: [
    defineField({
      name: 'icon',
      title: 'Icon',
      description: 'The drawing beside the text.',
      type: 'string',
      options: {
        list: [
          { title: 'Clock', value: 'clock' },
          { title: 'Certificate', value: 'file-certificate' },
          { title: 'Lifebuoy', value: 'lifebuoy' },
          { title: 'Anchor', value: 'anchor' },
          { title: 'Ship', value: 'ship' },
          { title: 'Shield', value: 'shield-check' },
          { title: 'Phone', value: 'phone-call' },
        ],
      },
      validation: (rule) => rule.required().error('Choose an icon'),
    }),
    line('text', 'Text', 'Two to four words.', { max: 32 }),
  ],
  preview: { select: { title: 'text', subtitle: 'icon' } },
})
