import { defineField } from '@sanity/types'
import { hrefRule } from './href.ts'
import { missing } from './rules.ts'

/** The address of a link: chosen from the site's own pages, or written. */
export function linkField(description: string, { optional = false } = {}) {
  return defineField({
    name: 'href',
    title: 'Address',
    description,
    type: 'linkAddress',
    validation: (rule) => [
      ...(optional ? [] : [rule.required().error(missing('Address'))]),
      rule.custom(hrefRule),
    ],
  })
}
