import { defineField, type SortOrdering } from '@sanity/types'

import { orderRankRule } from './rules.ts'

/** Where a document stands in its list: a LexoRank, written by dragging in the Studio. */
export const orderRankField = defineField({
  name: 'orderRank',
  title: 'Order',
  description: 'Set by dragging the list.',
  type: 'string',
  hidden: true,
  readOnly: true,
  validation: (rule) => rule.custom(orderRankRule),
})

export const orderRankOrdering: SortOrdering = {
  title: 'As on the site',
  name: 'orderRank',
  by: [{ field: 'orderRank', direction: 'asc' }],
}
