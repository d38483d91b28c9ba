import type { Ordered } from './outline.ts'

export type Filter = {
  readonly filter?: string
  readonly params?: Record<string, string>
}

/** The GROQ condition, with its parameters, of a list that holds a part of its type's documents. */
export function filterOf({ where }: Pick<Ordered, 'where'>): Filter {
  return where ? { filter: `${where.field} == $part`, params: { part: where.value } } : {}
}
