import { type FieldDefinition, type FieldGroupDefinition, defineField } from '@sanity/types'
import { IST_OFFSET } from '../../src/text/dates.ts'
import { missing, readable } from './rules.ts'

/** The tabs of an editing form. */
export const contentGroup: FieldGroupDefinition = {
  name: 'content',
  title: 'Content',
  default: true,
}
export const seoGroup: FieldGroupDefinition = { name: 'seo', title: 'Search engines' }
export const statusGroup: FieldGroupDefinition = { name: 'status', title: 'Placeholder status' }

/** Returns the fields, assigned to a tab. */
export function inGroup(group: FieldGroupDefinition, fields: FieldDefinition[]) {
  return fields.map((field): FieldDefinition => ({ ...field, group: group.name }))
}

/** Texts of a page for search engines and shared links. */
export const seoFields = inGroup(seoGroup, [
  defineField({
    name: 'seoTitle',
    title: 'Browser and search title',
    description: 'Shown on the browser tab and as the search result’s title.',
    type: 'string',
    validation: (rule) => [
      rule.required().error(missing('Browser and search title')),
      rule.custom(readable),
      rule.min(15).warning('Under 15 characters says too little'),
      rule.max(70).warning('Search engines cut titles at about 70 characters'),
    ],
  }),
  defineField({
    name: 'seoDescription',
    title: 'Search description',
    description: 'One sentence or two, shown under the title in search results.',
    type: 'text',
    rows: 2,
    validation: (rule) => [
      rule.required().error(missing('Search description')),
      rule.custom(readable),
      rule.min(50).warning('Under 50 characters says too little'),
      rule.max(170).warning('Search engines cut descriptions at about 170 characters'),
    ],
  }),
])

/** Whether a document still holds invented or unchecked data; the release check fails while any document does. */
export const statusFields = inGroup(statusGroup, [
  defineField({
    name: 'isPlaceholder',
    title: 'Holds placeholder data',
    description: 'Switch on while any name, number or claim here is unchecked.',
    type: 'boolean',
    initialValue: false,
  }),
  defineField({
    name: 'placeholderNote',
    title: 'What is missing',
    description: 'Which fields are placeholders, and what to ask.',
    type: 'text',
    rows: 2,
    hidden: ({ parent }) => parent?.isPlaceholder !== true,
    validation: (rule) =>
      rule.custom((note, { document }) =>
        document?.['isPlaceholder'] === true && !note?.trim()
          ? 'Say what is still a placeholder'
          : true,
      ),
  }),
  defineField({
    name: 'placeholderOwner',
    title: 'Who supplies it',
    description: 'Person or role to ask. You can filter the list “Still placeholder” by this name.',
    type: 'string',
    hidden: ({ parent }) => parent?.isPlaceholder !== true,
    validation: (rule) => rule.max(60).error('Write at most 60 characters'),
  }),
  defineField({
    name: 'lastVerified',
    title: 'Last checked',
    description: 'The day the facts here were last checked against their source.',
    type: 'date',
    validation: (rule) =>
      rule.custom((day) =>
        // `day` is a day in India, but `Date.parse` reads it as midnight UTC. The offset makes up for the difference.
        typeof day === 'string' && Date.parse(day) > Date.now() + IST_OFFSET
          ? 'This date is in the future'
          : true,
      ),
  }),
  defineField({
    name: 'source',
    title: 'Source',
    description: 'Where the facts come from: a notice, a port circular, a person.',
    type: 'string',
  }),
])
