import type { Ordered } from './outline.ts'

export interface Filter {
  readonly filter?: string
  readonly params?: Record<string, string>
}

/** The GROQ condition, with its parameters, of a list that holds a part of its type's documents. */
export const filterOf = ({ where }: Pick<Ordered, 'where'>): Filter =>
  where ? { filter: `${where.field} == $part`, params: { part: where.value } } : {}
