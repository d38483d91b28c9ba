import { defineField, type FieldDefinition } from '@sanity/types'
import { missing } from './rules.ts'
import { line, paragraph } from './text.ts'

/** One block of a page: its heading, an intro, and the fields only this block has. */
export function section(
  name: string,
  title: string,
  description: string,
  fields: FieldDefinition[] = [],
) {
  return defineField({
    name,
    title,
    description,
    type: 'object',
    options: { collapsible: true, collapsed: false },
    fields: [
      line('heading', 'Heading', 'The heading of this block.'),
      paragraph('intro', 'Intro', 'One or two sentences under the heading.'),
      ...fields,
    ],
    validation: (rule) => rule.required().error(missing(title)),
  })
}

/** A block that has a heading and its own fields, and no intro. */
export function plainSection(
  name: string,
  title: string,
  description: string,
  fields: FieldDefinition[],
) {
  return defineField({
    name,
    title,
    description,
    type: 'object',
    options: { collapsible: true, collapsed: false },
    fields: [line('heading', 'Heading', 'The heading of this block.'), ...fields],
    validation: (rule) => rule.required().error(missing(title)),
  })
}
