import { defineField, type FieldDefinition } from '@sanity/types'
import { labelLength } from './lengths.ts'
import { notBlank } from './rules.ts'
import { blockField } from './section.ts'
import { paragraph } from './text.ts'

/** Characters that a button has room for on a phone, where nothing else is said. */
const BUTTON = 40

/**
 * One line with default words, which the empty field shows in grey.
 *
 * @param words default words by the names of their fields
 * @param description where visitors see it
 * @param max characters that its place has room for
 */
export function label<Name extends string>(
  words: Readonly<Record<Name, string>>,
  name: NoInfer<Name>,
  title: string,
  description: string,
  max = BUTTON,
) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    placeholder: words[name],
    validation: (rule) => [rule.custom(notBlank), ...labelLength(rule, max)],
  })
}

/** Labels as one object. None is required: where a field is empty, the site shows its default words. */
export function labelsField(
  name: string,
  title: string,
  description: string,
  fields: FieldDefinition[],
) {
  return defineField({
    name,
    title,
    description: `${description} If a field is empty, the site shows the grey text.`,
    type: 'object',
    options: { collapsible: true, collapsed: true },
    fields,
  })
}

/** What a page's buttons, links and folded blocks say. */
export function buttonsField(fields: FieldDefinition[]) {
  return labelsField(
    'buttons',
    'Buttons and links',
    'Of this page. Buttons that other pages have too are in the site settings.',
    fields,
  )
}

/**
 * The call to action that ends a page, which older documents lack.
 *
 * @param words the heading while it is empty
 */
export function callToActionField(words: { readonly heading: string }, description: string) {
  return blockField('callToAction', 'Call to action', description, [
    label(words, 'heading', 'Heading', 'The heading of this block.', 90),
    paragraph('intro', 'Intro', 'One or two sentences under the heading, or none.', {
      optional: true,
    }),
  ])
}
