import { defineType, type FieldDefinition } from '@sanity/types'

import { contentGroup, inGroup, seoGroup, statusGroup } from './groups.ts'
import { seoFields } from './seo.ts'
import { statusFields } from './status.ts'
import { line, paragraph } from './text.ts'

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
    fields: [
      ...inGroup(contentGroup, [
        line('heading', 'Heading', 'The page’s main heading.'),
        paragraph('lead', 'Lead', 'What the page offers and to whom, under the main heading.'),
        ...fields,
      ]),
      ...seoFields,
      ...statusFields,
    ],
    preview: {
      select: { heading: 'heading', isPlaceholder: 'isPlaceholder' },
      prepare: ({ heading, isPlaceholder }) => ({
        title,
        subtitle: isPlaceholder ? `Placeholder data · ${heading}` : heading,
      }),
    },
  })
