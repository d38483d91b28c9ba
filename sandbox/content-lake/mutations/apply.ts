import { generateId, isLakeDocument, type LakeDocument } from '../document.ts'
import { mutationError, revisionMismatch } from '../errors.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { queryView } from '../query/answer.ts'
import { PatchError } from './locate.ts'
import type { CreateOperation, DocumentSelection, Mutation, MutationResult } from './parse.ts'
import { applyPatch } from './patch.ts'
import type { WorkingCopy } from './working-copy.ts'

export interface ApplyContext {
  projectId: string
  dataset: string
  transactionId: string
  timestamp: string
  autoGenerateArrayKeys: boolean
}

/**
 * Applies one mutation to a working copy.
 *
 * @param index the mutation's position in the transaction, for the error
 * @returns one result for each document that the mutation changed, or that `createIfNotExists` found
 * @throws LakeError 409 when a document already exists, is missing or has another revision; 400 when a patch,
 * query or document is invalid or exceeds a limit
 */
export function applyMutation(
  copy: WorkingCopy,
  mutation: Mutation,
  index: number,
  context: ApplyContext,
): MutationResult[] {
  if ('document' in mutation) return [createDocument(copy, mutation, index, context)]
  const ids = selectIds(copy, mutation.selection, context)
  if (ids.length > MAX_SELECTED) {
    const description = `A mutation by query can change at most ${MAX_SELECTED} documents, not ${ids.length}`
    throw mutationError(400, { type: 'invalidMutationError', description }, index)
  }
  return mutation.type === 'delete'
    ? ids.flatMap((id) => deleteDocument(copy, id))
    : ids.map((id) => patchDocument(copy, id, mutation, index, context))
}

function createDocument(
  copy: WorkingCopy,
  { type, document }: { type: CreateOperation; document: JsonObject },
  index: number,
  context: ApplyContext,
): MutationResult {
  const id = completeId(document['_id'])
  const existing = copy.get(id)
  if (existing && type === 'createIfNotExists') return { id, operation: 'none' }
  if (existing && type === 'create') {
    const description = `Document by ID "${id}" already exists`
    throw mutationError(409, { type: 'documentAlreadyExistsError', description, id }, index)
  }
  // If the type changes, the previous document counts as deleted, so `checkReferences` can refuse the change.
  const replaced = existing?._type === document['_type'] ? existing : null
  const attributes = checkNestingAndAddKeys({ ...document, _id: id }, context, index)
  const after = withSystemAttributes(attributes, context, timesOf(document, replaced, context))
  if (!after) {
    const description = 'Document system attributes must be strings'
    throw mutationError(400, { type: 'invalidMutationError', description }, index)
  }
  if (existing && !replaced) copy.put(id, null, { delete: { id } })
  copy.put(id, after, { [type]: attributes })
  return { id, operation: existing ? 'update' : 'create' }
}

/** Keeps the times in the request, because imports set them. But replacing a document sets `_updatedAt` to now. */
function timesOf(
  document: JsonObject,
  replaced: LakeDocument | null,
  { timestamp }: ApplyContext,
): JsonObject {
  return {
    _createdAt: document['_createdAt'] ?? replaced?._createdAt ?? timestamp,
    _updatedAt: replaced ? timestamp : (document['_updatedAt'] ?? timestamp),
  }
}

function deleteDocument(copy: WorkingCopy, id: string): MutationResult[] {
  if (!copy.get(id)) return []
  copy.put(id, null, { delete: { id } })
  return [{ id, operation: 'delete' }]
}

function patchDocument(
  copy: WorkingCopy,
  id: string,
  { ifRevisionID, operations }: { ifRevisionID: string | undefined; operations: JsonObject },
  index: number,
  context: ApplyContext,
): MutationResult {
  const before = copy.get(id)
  if (!before) {
    const description = `The document with the ID "${id}" was not found`
    throw mutationError(409, { type: 'documentNotFoundError', description, id }, index)
  }
  if (ifRevisionID !== undefined && ifRevisionID !== before['_rev']) {
    throw mutationError(409, revisionMismatch(id, before['_rev'], ifRevisionID), index)
  }
  const attributes = checkNestingAndAddKeys(
    patchOrRefuse(before, operations, index),
    context,
    index,
  )
  const patched = withSystemAttributes(attributes, context, { _updatedAt: context.timestamp })
  if (!patched) throw new Error(`Patching lost a system attribute of "${id}"`)
  copy.put(id, patched, { patch: { ...operations, id } })
  return { id, operation: 'update' }
}

function patchOrRefuse(document: LakeDocument, operations: JsonObject, index: number) {
  const { _id: id } = document
  try {
    return applyPatch(document, operations)
  } catch (error) {
    if (!(error instanceof PatchError)) throw error
    const detail = { type: 'invalidPatchError', description: error.message, id }
    throw mutationError(400, detail, index)
  }
}

/** Generates the missing part of an id: the whole id, or the part after a final dot. */
function completeId(id: unknown): string {
  if (typeof id !== 'string' || id === '') return generateId()
  return id.endsWith('.') ? `${id}${generateId()}` : id
}

/**
 * Returns the document, with the missing array keys if the request asks for them.
 *
 * @throws LakeError 400 when the document is nested too deep
 */
function checkNestingAndAddKeys(
  document: JsonObject,
  { autoGenerateArrayKeys }: ApplyContext,
  index: number,
): JsonObject {
  if (isNestedTooDeep(document)) {
    const id = String(document['_id'])
    const description = `Document "${id}" has attributes nested deeper than ${MAX_NESTING} levels`
    throw mutationError(400, { type: 'invalidMutationError', description, id }, index)
  }
  const completed = autoGenerateArrayKeys ? withArrayKeys(document) : document
  return isJsonObject(completed) ? completed : document
}

/** Returns a copy with the revision and these times; null when a system attribute is not a string. */
function withSystemAttributes(
  document: JsonObject,
  { transactionId: _rev }: ApplyContext,
  times: JsonObject,
): LakeDocument | null {
  const completed: JsonObject = { ...document, _rev, ...times }
  return isLakeDocument(completed) ? completed : null
}

function selectIds(
  copy: WorkingCopy,
  selection: DocumentSelection,
  { projectId, dataset, timestamp }: ApplyContext,
): string[] {
  if ('id' in selection) return [selection.id]
  const result = queryView(copy.view(), selection, { projectId, dataset }, new Date(timestamp))
  const documents = Array.isArray(result) ? result : [result]
  return documents.flatMap((document) =>
    isJsonObject(document) && typeof document['_id'] === 'string' ? document['_id'] : [],
  )
}

const KEY_LENGTH = 12

/** A copy of `value` in which every object in an array has a `_key`; `value` itself if no key is missing. */
function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => withKey(withArrayKeys(item)))
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).map(([name, item]) => [name, withArrayKeys(item)] as const)
  return entries.every(([name, item]) => item === value[name]) ? value : Object.fromEntries(entries)
}

function withKey(item: unknown): unknown {
  if (!isJsonObject(item) || typeof item['_key'] === 'string') return item
  const { _key: _invalid, ...fields } = item
  return { _key: generateId().slice(0, KEY_LENGTH), ...fields }
}

// https://www.sanity.io/docs/content-lake/technical-limits

/** Maximum number of documents that one mutation by query may change. */
const MAX_SELECTED = 10_000

/** Maximum nesting of attributes: `a.b` and `a[].b` have two levels each. */
const MAX_NESTING = 20

function isNestedTooDeep(document: unknown): boolean {
  return nestingOf(document, 0) > MAX_NESTING
}

function nestingOf(value: unknown, level: number): number {
  if (level > MAX_NESTING) return level
  const inner = isJsonObject(value) ? level + 1 : level
  const items = Array.isArray(value) || isJsonObject(value) ? Object.values(value) : []
  // An empty object or array adds no level.
  if (items.length === 0) return level
  return items.reduce<number>((most, item) => Math.max(most, nestingOf(item, inner)), inner)
}
