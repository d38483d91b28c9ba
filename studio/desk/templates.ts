import type { Template } from 'sanity'
import { type Ordered, orderedLists } from './outline.ts'

/**
 * Id of the template for a list's new documents: the type's own, or one that sets the part that the list
 * holds.
 */
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
