import { isDocumentId, RESERVED_NAMES } from '../document.ts'
import { mutationError } from '../errors.ts'
import { isJsonObject, type JsonObject } from '../json.ts'

const CREATE_OPERATIONS: ReadonlySet<string> = new Set<CreateOperation>([
  'create',
  'createOrReplace',
  'createIfNotExists',
])

/**
 * Parses one mutation of a request.
 *
 * @param index the mutation's position in the transaction, for the error
 * @throws LakeError 400 if the mutation is invalid. A patch's operations are checked for reserved names only
 */
export function parseMutation(value: unknown, index: number): Mutation {
  const refuse = (description: string) =>
    mutationError(400, { type: 'invalidMutationError', description }, index)
  if (!isJsonObject(value)) throw refuse('Mutation is not an object')
  const [entry, ...others] = Object.entries(value)
  if (!entry || others.length > 0) {
    throw refuse(
      'Mutation must have exactly one of create, createOrReplace, createIfNotExists, delete, patch',
    )
  }
  const [type, body] = entry
  const reserved = findReservedName(body)
  if (reserved !== undefined) throw refuse(`Invalid attribute name "${reserved}"`)
  if (!isJsonObject(body)) throw refuse(`"${type}" is not an object`)
  if (isCreate(type)) return { type, document: parseDocument(type, body, refuse) }
  if (type === 'delete') return { type, selection: parseSelection(body, refuse) }
  if (type === 'patch') {
    const selection = parseSelection(body, refuse)
    const { id: _id, query: _query, params: _params, ifRevisionID, ...operations } = body
    if (ifRevisionID !== undefined && typeof ifRevisionID !== 'string') {
      throw refuse('"ifRevisionID" is not a string')
    }
    return { type, selection, ifRevisionID, operations }
  }
  throw refuse(`Unknown mutation type "${type}"`)
}

function findReservedName(value: unknown): string | undefined {
  if (Array.isArray(value)) return firstDefined(value, findReservedName)
  if (!isJsonObject(value)) return undefined
  const name = RESERVED_NAMES.find((reserved) => Object.hasOwn(value, reserved))
  return name ?? firstDefined(Object.values(value), findReservedName)
}

function firstDefined<T>(values: readonly unknown[], find: (value: unknown) => T | undefined) {
  for (const value of values) {
    const found = find(value)
    if (found !== undefined) return found
  }
  return undefined
}

function isCreate(type: string): type is CreateOperation {
  return CREATE_OPERATIONS.has(type)
}

type Refuse = (description: string) => Error

function parseDocument(type: CreateOperation, document: JsonObject, refuse: Refuse): JsonObject {
  const { _id: id, _type: documentType } = document
  if (typeof documentType !== 'string' || documentType === '') {
    throw refuse('Document does not have a type')
  }
  const isGenerated = id === undefined || id === ''
  if (isGenerated && type !== 'create')
    throw refuse(`"${type}" requires that the document has an _id`)
  // An id that ends in a dot is a prefix. The lake generates the rest of the id.
  const checked = typeof id === 'string' && id.endsWith('.') ? id.slice(0, -1) : id
  if (!isGenerated && !isDocumentId(checked))
    throw refuse(`Malformed document ID: ${JSON.stringify(id)}`)
  return document
}

function parseSelection({ id, query, params }: JsonObject, refuse: Refuse): DocumentSelection {
  if (id !== undefined && query !== undefined) throw refuse('Give either "id" or "query", not both')
  if (query !== undefined) {
    if (typeof query !== 'string') throw refuse('"query" is not a string')
    if (params !== undefined && !isJsonObject(params)) throw refuse('"params" is not an object')
    return { query, params: params ?? {} }
  }
  if (!isDocumentId(id)) throw refuse(`Malformed document ID: ${JSON.stringify(id)}`)
  return { id }
}

/** One document by its id, or the documents that a query yields. */
export type DocumentSelection = { id: string } | { query: string; params: JsonObject }

export type CreateOperation = 'create' | 'createOrReplace' | 'createIfNotExists'

/** A patch's unparsed operations by name: `set`, `unset`, `insert` and others. */
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
