import { defineField, type FieldDefinition } from '@sanity/types'
import { labelLength } from './lengths.ts'
import { readable } from './rules.ts'
import { blockField } from './section.ts'
import { paragraph } from './text.ts'

/** Default limit: characters that fit into a button on a phone. */
const MAX_BUTTON = 40

/** Title of the field, where visitors see the label, and how many characters fit. */
export type Label = readonly [title: string, where: string, max?: number]

type Labels<Name extends string> = Readonly<Record<Name, Label>>

/** Default labels by the names of their fields. */
type Texts<Name extends string> = Readonly<Record<NoInfer<Name>, string>>

/** A field for a label. While it is empty, it shows the default label in grey. */
function label(name: string, placeholder: string, [title, description, max = MAX_BUTTON]: Label) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    placeholder,
    validation: (rule) => [rule.custom(readable), ...labelLength(rule, max)],
  })
}

/** Labels as one object. All are optional: for an empty field, the site shows the default label. */
export function labelsField<Name extends string>(
  name: string,
  title: string,
  description: string,
  defaults: Texts<Name>,
  labels: Labels<Name>,
): FieldDefinition {
  const fields = Object.entries<Label>(labels).map(([key, row]) =>
    label(key, Reflect.get(defaults, key), row),
  )
  return {
    ...blockField(
      name,
      title,
      `${description} If a field is empty, the site shows the grey text.`,
      fields,
    ),
    options: { collapsible: true, collapsed: true },
  }
}

/** Labels of a page's buttons and links. */
export function buttonsField<Name extends string>(defaults: Texts<Name>, labels: Labels<Name>) {
  const description = 'On this page only. Buttons that pages share are in the site settings.'
  return labelsField('buttons', 'Buttons and links', description, defaults, labels)
}

/**
 * The call to action at the end of a page.
 *
 * @param defaults the default heading
 */
export function callToActionField(defaults: { readonly heading: string }, description: string) {
  return blockField('callToAction', 'Call to action', description, [
    label('heading', defaults.heading, ['Heading', 'The heading of this block.', 90]),
    paragraph('intro', 'Intro', 'One or two sentences under the heading, or none.', {
      optional: true,
    }),
  ])
}
