import { defineField, type FieldDefinition } from '@sanity/types'
import { missing } from './rules.ts'
import { line, paragraph } from './text.ts'

/** Defines the field for one block of a page. In the Studio, the block is expanded at first. */
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

/** A block with a heading, an intro and further fields. */
export function section(
  name: string,
  title: string,
  description: string,
  fields: FieldDefinition[] = [],
) {
  return sectionWithoutIntro(name, title, description, [
    paragraph('intro', 'Intro', 'One or two sentences.'),
    ...fields,
  ])
}

/** A block with a heading and further fields, but no intro. */
export function sectionWithoutIntro(
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
