import type { DocumentChange, LakeDocument } from '../document.ts'
import { mutationError, validationError } from '../errors.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { makeView, type View } from '../query/view.ts'
import type { Dataset } from '../store/dataset.ts'
import { strongReferences } from '../store/documents.ts'

/** A dataset with a transaction's uncommitted mutations applied. */
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
    // A document created and deleted by the same transaction leaves no trace.
    return [...this.#changes.values()].filter(({ before, after }) => before ?? after)
  }

  view(): View {
    const untouched = this.#dataset.all().filter(({ _id: id }) => !this.#changes.has(id))
    const touched = [...this.#changes.values()].flatMap(({ after }) => after ?? [])
    return makeView([...untouched, ...touched])
  }

  /** Ids of the documents that refer strongly to `id` and that this transaction has not changed. */
  untouchedReferrersOf(id: string): string[] {
    return this.#dataset.strongReferrersOf(id).filter((referrer) => !this.#changes.has(referrer))
  }
}

/**
 * Checks that a transaction leaves no strong reference without its target.
 *
 * Runs after all mutations are applied, so documents of one transaction may refer to each other in any
 * order.
 *
 * @param lastMutationOf index of the last mutation of a document, for the error
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
    if (referencingIDs.length > 0) throw hasReferences(id, referencingIDs, lastMutationOf)
  }
  for (const { id, before, after } of changes) {
    const fault = findReferenceError(after)
    // A malformed reference from before the transaction is accepted, so that its document can be edited.
    if (fault !== null && findReferenceError(before) === null) {
      throw validationError(`Not a valid reference: ${fault}`)
    }
    for (const target of strongReferences(after)) {
      if (target !== id && !copy.get(target)) throw missing(id, target, lastMutationOf)
    }
  }
}

/** What is wrong with a reference inside a value, in the hosted lake's words; null if nothing is. */
function findReferenceError(value: unknown): string | null {
  if (Array.isArray(value)) return findFirstReferenceError(value)
  if (!isJsonObject(value)) return null
  if (Object.hasOwn(value, '_ref')) {
    if (typeof value['_ref'] !== 'string') return 'Value of "_ref" must be a string'
    const own = Object.keys(value).find((key) => !key.startsWith('_'))
    if (own !== undefined) return `Key "${own}" not allowed in ref`
  }
  return findFirstReferenceError(Object.values(value))
}

function findFirstReferenceError(values: readonly unknown[]): string | null {
  for (const value of values) {
    const fault = findReferenceError(value)
    if (fault !== null) return fault
  }
  return null
}

/** Ids of the changed documents, grouped by the ids that they refer to strongly. */
function referrersAmong(changes: readonly DocumentChange[]): Map<string, string[]> {
  const referrers = new Map<string, string[]>()
  for (const { id, after } of changes) {
    for (const target of strongReferences(after)) {
      const before = referrers.get(target)
      if (before) before.push(id)
      else referrers.set(target, [id])
    }
  }
  return referrers
}

/** True if a document was deleted. A change of its type counts as deleting it and creating another document. */
function isDeletion({ before, after }: DocumentChange): boolean {
  return !after || (before !== null && before._type !== after._type)
}

function hasReferences(id: string, referencingIDs: string[], lastMutationOf: Map<string, number>) {
  const description = `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`
  return mutationError(
    409,
    { type: 'documentHasExistingReferencesError', description, id, referencingIDs },
    lastMutationOf.get(id) ?? 0,
  )
}

function missing(id: string, referenceID: string, lastMutationOf: Map<string, number>) {
  const description = `Document "${id}" references non-existent document "${referenceID}"`
  return mutationError(
    409,
    { type: 'documentReferenceDoesNotExistError', description, id, referenceID },
    lastMutationOf.get(id) ?? 0,
  )
}
