import { defineField } from '@sanity/types'
import { inGroup, seoGroup } from './groups.ts'
import { missing, notBlank } from './rules.ts'

/** What search engines and shared links show of a page. */
export const seoFields = inGroup(seoGroup, [
  defineField({
    name: 'seoTitle',
    title: 'Browser and search title',
    description: 'Shown on the browser tab and as the search result’s title.',
    type: 'string',
    validation: (rule) => [
      rule.required().error(missing('Browser and search title')),
      rule.custom(notBlank),
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
      rule.custom(notBlank),
      rule.min(50).warning('Under 50 characters says too little'),
      rule.max(170).warning('Search engines cut descriptions at about 170 characters'),
    ],
  }),
])
