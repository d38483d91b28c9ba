import { defineField, type FieldDefinition } from '@sanity/types'
import { missing } from './rules.ts'
import { line, paragraph } from './text.ts'

/** A block of a page, open at first. */
export function blockField(
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
    fields,
  })
}

/** One block of a page: its heading, an intro, and the fields only this block has. */
export function section(
  name: string,
  title: string,
  description: string,
  fields: FieldDefinition[] = [],
) {
  return plainSection(name, title, description, [
    paragraph('intro', 'Intro', 'One or two sentences under the heading.'),
    ...fields,
  ])
}

/** A block that has a heading and its own fields, and no intro. */
export function plainSection(
  name: string,
  title: string,
  description: string,
  fields: FieldDefinition[],
) {
  const heading = line('heading', 'Heading', 'The heading of this block.')
  return defineField({
    ...blockField(name, title, description, [heading, ...fields]),
    validation: (rule) => rule.required().error(missing(title)),
  })
}
