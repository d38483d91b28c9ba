import { defineType, type FieldDefinition, type PreviewConfig } from '@sanity/types'

import { contentGroup, inGroup, statusGroup } from './groups.ts'
import { orderRankField, orderRankOrdering } from './order-rank.ts'
import { statusFields } from './status.ts'

interface Entity {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly fields: FieldDefinition[]
  readonly preview: PreviewConfig
}

/** A document of an ordered list, such as a row of a table: its fields, its rank, its status. */
export const defineOrdered = ({ name, fields, ...type }: Entity) =>
  defineType({
    ...type,
    name,
    type: 'document',
    groups: [contentGroup, statusGroup],
    orderings: [orderRankOrdering],
    fields: [...inGroup(contentGroup, [...fields, orderRankField(name)]), ...statusFields],
  })
