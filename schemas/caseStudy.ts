import { defineField, defineType } from '@sanity/types'

import { contentGroup, inGroup, statusGroup } from './fields/groups.ts'
import { orderRankField, orderRankOrdering } from './fields/orderRank.ts'
import { statusFields } from './fields/status.ts'
import { line, paragraph } from './fields/text.ts'

/** A case: what happened, the figure that counts, a drawing. */
export const caseStudy = defineType({
  name: 'caseStudy',
  title: 'Case study',
  description: 'Name the type of ship, never the ship.',
  type: 'document',
  groups: [contentGroup, statusGroup],
  orderings: [orderRankOrdering],
  fields: [
    ...inGroup(contentGroup, [
      line('title', 'Title', 'Type of ship and what happened.', { max: 80 }),
      line('metric', 'Figure', 'The one result to remember.', { max: 60 }),
      paragraph('description', 'Description', 'Situation, what was done, outcome.', { max: 900 }),
      defineField({
        name: 'image',
        title: 'Drawing',
        description: 'A drawing in the site’s chart style, three to two.',
        type: 'image',
        options: { hotspot: true },
        fields: [
          defineField({
            name: 'alt',
            title: 'Alternative text',
            description: 'What the drawing shows, for those who cannot see it.',
            type: 'string',
            validation: (rule) => [
              rule.required(),
              rule.max(180).warning('Screen readers read this in one go: keep it short'),
            ],
          }),
        ],
        validation: (rule) => rule.required().assetRequired(),
      }),
      defineField({
        name: 'isIllustrative',
        title: 'Illustrative',
        description: 'On while this is an example and no real case. Shown on the page.',
        type: 'boolean',
        initialValue: true,
        validation: (rule) => rule.required(),
      }),
      orderRankField,
    ]),
    ...statusFields,
  ],
  preview: {
    select: { title: 'title', metric: 'metric', illustrative: 'isIllustrative', media: 'image' },
    prepare: ({ title, metric, illustrative, media }) => ({
      title,
      subtitle: illustrative ? `Illustrative · ${metric}` : metric,
      media,
    }),
  },
})
