import type { JsonObject } from '../json.ts'

/** Documents by id, or by a query that yields them. */
export type DocumentSelection = { id: string } | { query: string; params: JsonObject }

export type CreateOperation = 'create' | 'createOrReplace' | 'createIfNotExists'

/** A patch's unparsed operations by name: `set`, `unset`, `insert` and the others. */
export type PatchOperations = JsonObject

export type Mutation =
  | { type: CreateOperation; document: JsonObject }
  | { type: 'delete'; selection: DocumentSelection }
  | {
      type: 'patch'
      selection: DocumentSelection
      ifRevisionID: string | undefined
      operations: PatchOperations
    }

export interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}
