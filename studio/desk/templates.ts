import type { Template } from 'sanity'

import { orderedLists } from './outline.ts'

/** The template by which a list that holds a part of a type's documents adds one to that part. */
export const templateIdOf = (type: string, field: string) => `${type}-by-${field}`

const known = new Map(
  Array.from(orderedLists.values()).flatMap(({ type, noun, where }) =>
    where ? [[templateIdOf(type, where.field), { type, noun, field: where.field }]] : [],
  ),
)

/** Adds a template for each field that splits a type's documents into lists, as clauses by table. */
export const templates = (previous: Template[]): Template[] => [
  ...previous,
  ...Array.from(known, ([id, { type, noun, field }]) => ({
    id,
    title: `New ${noun}`,
    schemaType: type,
    parameters: [{ name: 'value', type: 'string' }],
    value: ({ value }: { value?: string }) => ({ [field]: value }),
  })),
]
