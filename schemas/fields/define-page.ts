import { defineType, type DocumentOptions, type FieldDefinition } from '@sanity/types'
import { pagesLine } from '../desk-lines.ts'
import { pathOf } from '../objects/places.ts'
import { factsOf } from './facts.ts'
import { contentGroup, inGroup, seoGroup, statusGroup } from './groups.ts'
import { seoFields } from './seo.ts'
import { statusFields } from './status.ts'
import { FACT_WEIGHT, line, paragraph } from './text.ts'
import { publishedId } from '../published-id.ts'
import type { Verdict } from './rules.ts'

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

/** A rule for a type of which there is one document, whose `_id` is the type's name. */
export function onlyOne(type: string, title: string) {
  return (document: { readonly _id?: string } | undefined): Verdict =>
    document?._id === undefined ||
    publishedId(document._id) === type ||
    `There is one “${title}”, and this is a second one: the site would not show it`
}
