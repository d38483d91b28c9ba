import { type DocumentOptions, defineType, type FieldDefinition } from '@sanity/types'
import { pagesLine } from '../desk-lines.ts'
import { pathOf } from '../objects/site-address.ts'
import { factsOf } from './facts.ts'
import { contentGroup, inGroup, seoGroup, statusGroup } from './groups.ts'
import { onlyOne } from './only-one.ts'
import { seoFields } from './seo.ts'
import { statusFields } from './status.ts'
import { FACT_WEIGHT, line, paragraph } from './text.ts'

type Page = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly icon: NonNullable<DocumentOptions['icon']>
  readonly fields: FieldDefinition[]
}

/** A page's singleton: heading and lead of its hero, its own blocks, search texts, status. */
export function definePage({ name, title, description, icon, fields }: Page) {
  return defineType({
    name,
    title,
    description,
    type: 'document',
    options: { icon, desk: { kind: 'single', line: pagesLine } },
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
}
