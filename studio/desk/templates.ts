import type { Template } from 'sanity'
import { type Ordered, orderedLists } from './outline.ts'

/** The template by which a list adds a document: its type's own, or the list's where it holds a part. */
export function templateIdOf({ type, where }: Pick<Ordered, 'type' | 'where'>) {
  return where ? `${type}-in-${where.value}` : type
}

/** Adds a template for each list that holds a part of a type's documents, as clauses of one table. */
export function templates(previous: Template[]): Template[] {
  return previous.concat(
    Array.from(orderedLists.values()).flatMap(({ title, type, where }) =>
      where
        ? [
            {
              id: templateIdOf({ type, where }),
              title,
              schemaType: type,
              value: { [where.field]: where.value },
            },
          ]
        : [],
    ),
  )
}
