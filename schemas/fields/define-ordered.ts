import {
  type DocumentOptions,
  defineType,
  type FieldDefinition,
  type PreviewConfig,
} from '@sanity/types'
import type { DeskPlace } from '../desk-place.ts'
import { orderRankField, orderRankOrdering } from './order-rank.ts'
import { contentGroup, inGroup, seoFields, seoGroup, statusFields, statusGroup } from './tabs.ts'

type OrderedType = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly icon: NonNullable<DocumentOptions['icon']>
  readonly deskPlace: Omit<Extract<DeskPlace, { kind: 'ordered' }>, 'kind'>
  /** Each document has its own page, with texts for search engines. */
  readonly hasPage?: true
  readonly fields: FieldDefinition[]
  readonly preview: PreviewConfig
}

/** Defines a document type. Editors order its documents by dragging. */
export function defineOrdered({ name, icon, deskPlace, hasPage, fields, ...type }: OrderedType) {
  return defineType({
    ...type,
    name,
    type: 'document',
    options: { icon, deskPlace: { ...deskPlace, kind: 'ordered' } },
    groups: [contentGroup, ...(hasPage ? [seoGroup] : []), statusGroup],
    orderings: [orderRankOrdering],
    fields: [
      ...inGroup(contentGroup, [...fields, orderRankField(name)]),
      ...(hasPage ? seoFields : []),
      ...(hasPage ? statusFields.map(initiallyPlaceholder) : statusFields),
    ],
  })
}

/** A new page is a placeholder until an editor changes its status. */
function initiallyPlaceholder(field: FieldDefinition): FieldDefinition {
  return field.name === 'isPlaceholder' ? Object.assign({}, field, { initialValue: true }) : field
}
