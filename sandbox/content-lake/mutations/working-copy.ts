import { compareIds, type DocumentChange, type LakeDocument } from '../document.ts'
import { mutationError, validationError } from '../errors.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { makeView, type View } from '../query/view.ts'
import type { Dataset } from '../store/dataset.ts'
import { strongReferences } from '../store/documents.ts'

/** A dataset's documents with the uncommitted changes of one transaction. */
export class WorkingCopy {
  readonly #dataset: Dataset
  readonly #changes = new Map<string, DocumentChange>()

  constructor(dataset: Dataset) {
    this.#dataset = dataset
  }

  get(id: string): LakeDocument | null {
    const change = this.#changes.get(id)
    return change ? change.after : this.#dataset.get(id)
  }

  put(id: string, after: LakeDocument | null, mutation: JsonObject): void {
    const change = this.#changes.get(id)
    if (change) {
      change.after = after
      change.mutations.push(mutation)
    } else {
      this.#changes.set(id, { id, before: this.#dataset.get(id), after, mutations: [mutation] })
    }
  }

  changes(): DocumentChange[] {
    // Omits documents that this transaction both created and deleted.
    return [...this.#changes.values()].filter(({ before, after }) => before ?? after)
  }

  view(): View {
    const untouched = this.#dataset.all().filter(({ _id: id }) => !this.#changes.has(id))
    const touched = [...this.#changes.values()].flatMap(({ after }) => after ?? [])
    return makeView([...untouched, ...touched].toSorted(compareIds))
  }

  /** Ids of the documents that refer strongly to `id` and that this transaction has not changed. */
  untouchedReferrersOf(id: string): string[] {
    return this.#dataset.strongReferrersOf(id).filter((referrer) => !this.#changes.has(referrer))
  }
}

/**
 * Checks that after a transaction every strong reference has an existing target.
 *
 * Runs after all mutations are applied, so documents that a transaction creates may refer to each other in any order.
 *
 * @param lastMutationOf index of the last mutation of each changed document, for the error
 * @throws LakeError 409 `documentReferenceDoesNotExistError` or `documentHasExistingReferencesError`, 400 for a
 * malformed reference
 */
export function checkReferences(copy: WorkingCopy, lastMutationOf: Map<string, number>): void {
  const changes = copy.changes()
  const deleted = changes.filter(isDeletion).map(({ id }) => id)
  const changedReferrers = referrersAmong(changes)
  for (const id of deleted) {
    const referrers = [...copy.untouchedReferrersOf(id), ...(changedReferrers.get(id) ?? [])]
    const referencingIDs = referrers.filter((referrer) => referrer !== id)
    if (referencingIDs.length > 0) throw inUseError(id, referencingIDs, lastMutationOf)
  }
  for (const { id, before, after } of changes) {
    const problem = findReferenceError(after)
    // A document that already had a malformed reference is accepted, so that it stays editable.
    if (problem !== null && findReferenceError(before) === null) {
      throw validationError(`Not a valid reference: ${problem}`)
    }
    for (const target of strongReferences(after)) {
      if (target !== id && !copy.get(target)) throw missingTargetError(id, target, lastMutationOf)
    }
  }
}

/** The hosted lake's message for the first malformed reference inside a value; null if there is none. */
function findReferenceError(value: unknown): string | null {
  if (Array.isArray(value)) return findFirstReferenceError(value)
  if (!isJsonObject(value)) return null
  if (Object.hasOwn(value, '_ref')) {
    if (typeof value['_ref'] !== 'string') return 'Value of "_ref" must be a string'
    const attribute = Object.keys(value).find((key) => !key.startsWith('_'))
    if (attribute !== undefined) return `Key "${attribute}" not allowed in ref`
  }
  return findFirstReferenceError(Object.values(value))
}

function findFirstReferenceError(values: readonly unknown[]): string | null {
  for (const value of values) {
    const problem = findReferenceError(value)
    if (problem !== null) return problem
  }
  return null
}

/** Ids of changed documents, grouped by the id to which they refer strongly. */
function referrersAmong(changes: readonly DocumentChange[]): Map<string, string[]> {
  const referrers = new Map<string, string[]>()
  for (const { id, after } of changes) {
    for (const target of strongReferences(after)) {
      const ids = referrers.get(target)
      if (ids) ids.push(id)
      else referrers.set(target, [id])
    }
  }
  return referrers
}

/** True if a document was deleted. A change of its type counts as deleting it and creating another document. */
function isDeletion({ before, after }: DocumentChange): boolean {
  return !after || (before !== null && before._type !== after._type)
}

function inUseError(id: string, referencingIDs: string[], lastMutationOf: Map<string, number>) {
  const description = `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`
  return mutationError(
    409,
    { type: 'documentHasExistingReferencesError', description, id, referencingIDs },
    lastMutationOf.get(id) ?? 0,
  )
}

function missingTargetError(id: string, referenceID: string, lastMutationOf: Map<string, number>) {
  const description = `Document "${id}" references non-existent document "${referenceID}"`
  return mutationError(
    409,
    { type: 'documentReferenceDoesNotExistError', description, id, referenceID },
    lastMutationOf.get(id) ?? 0,
  )
}
