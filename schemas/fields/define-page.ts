import { defineType, type FieldDefinition } from '@sanity/types'

import { pathOf } from '../objects/site-address.ts'
import { factsOf } from './facts.ts'
import { contentGroup, inGroup, seoGroup, statusGroup } from './groups.ts'
import { onlyOne } from './only-one.ts'
import { seoFields } from './seo.ts'
import { statusFields } from './status.ts'
import { FACT_WEIGHT, line, paragraph } from './text.ts'

interface Page {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly fields: FieldDefinition[]
}

/** A page's singleton: heading and lead of its hero, its own blocks, search texts, status. */
export const definePage = ({ name, title, description, fields }: Page) =>
  defineType({
    name,
    title,
    description,
    type: 'document',
    groups: [contentGroup, seoGroup, statusGroup],
    validation: (rule) => rule.custom(onlyOne(name, title)),
    fields: [
      ...inGroup(contentGroup, [
        line('heading', 'Heading', 'The page’s main heading.', { weight: FACT_WEIGHT }),
        paragraph('lead', 'Lead', 'What the page offers and to whom, under the main heading.'),
        ...fields,
      ]),
      ...seoFields,
      ...statusFields,
    ],
    preview: {
      select: { isPlaceholder: 'isPlaceholder' },
      prepare: ({ isPlaceholder }) => ({ title, subtitle: factsOf(isPlaceholder, pathOf(name)) }),
    },
  })
