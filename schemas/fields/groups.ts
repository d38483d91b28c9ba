import type { FieldDefinition, FieldGroupDefinition } from '@sanity/types'

/** The tabs of an editing form. */
export const contentGroup: FieldGroupDefinition = {
  name: 'content',
  title: 'Content',
  default: true,
}
export const seoGroup: FieldGroupDefinition = { name: 'seo', title: 'Search engines' }
export const statusGroup: FieldGroupDefinition = { name: 'status', title: 'Placeholder status' }

/** The same fields, shown under one tab. */
export function inGroup(group: FieldGroupDefinition, fields: FieldDefinition[]) {
  return fields.map((field): FieldDefinition => ({ ...field, group: group.name }))
}
