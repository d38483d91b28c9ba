import type { JsonObject } from '../json.ts'

/** A document before and after a transaction; null where there is none. */
export interface Change {
  before: JsonObject | null
  after: JsonObject | null
}

export type Operation = 'create' | 'delete' | 'update'

/** What a change did to its document. */
export function operationOf({ before, after }: Change): Operation {
  if (before === null) return 'create'
  return after === null ? 'delete' : 'update'
}
