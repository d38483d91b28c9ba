import { defineField } from '@sanity/types'
import { missing } from './rules.ts'

const COASTS = [
  { title: 'West coast', value: 'west' },
  { title: 'East coast', value: 'east' },
]

/** Which coast a port or zone belongs to. */
export function coastField(description: string, { optional = false } = {}) {
  return defineField({
    name: 'coast',
    title: 'Coast',
    description,
    type: 'string',
    options: {
      layout: 'radio',
      list: COASTS,
    },
    validation: (rule) => (optional ? rule : rule.required().error('Choose a coast')),
  })
}

/** One of the two coast cards of a page. */
export function coastCardField(name: 'westCoast' | 'eastCoast', title: string) {
  return defineField({
    name,
    title,
    description: 'Ports come from the port documents, the committed time from the coverage zone.',
    type: 'coastCard',
    validation: (rule) => rule.required().error(missing(title)),
  })
}
