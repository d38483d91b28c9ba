import { compareIds, type LakeDocument } from '../document.ts'
import { isJsonObject } from '../json.ts'

/** A dataset's current documents, in memory. */
export class Documents {
  readonly #byId = new Map<string, LakeDocument>()
  readonly #references = new ReferenceIndex()
  readonly #sorted: LakeDocument[]
  #snapshot: readonly LakeDocument[] | null = null

  constructor(documents: readonly LakeDocument[]) {
    this.#sorted = documents.toSorted(compareIds)
    for (const document of documents) {
      const { _id: id } = document
      this.#byId.set(id, document)
      this.#references.replace(id, null, document)
    }
  }

  get(id: string): LakeDocument | null {
    return this.#byId.get(id) ?? null
  }

  /** Every document, by id. The same array until the next change, so views of it can be cached. */
  all(): readonly LakeDocument[] {
    this.#snapshot ??= this.#sorted.slice()
    return this.#snapshot
  }

  /** Ids of the documents that refer strongly to `id`. */
  referrersOf(id: string): ReadonlySet<string> {
    return this.#references.referrersOf(id)
  }

  /** Stores a document under its id, or removes the id. */
  replace(id: string, document: LakeDocument | null): void {
    const before = this.get(id)
    this.#references.replace(id, before, document)
    if (document) this.#byId.set(id, document)
    else this.#byId.delete(id)
    const removed = before ? 1 : 0
    this.#sorted.splice(this.#indexOf(id), removed, ...(document ? [document] : []))
    this.#snapshot = null
  }

  /** The index of an id in the sorted list, or where to insert it. */
  #indexOf(id: string): number {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const found = this.#sorted[middle]
      if (found && found['_id'] < id) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Every `_ref` inside `value` that the lake must keep resolvable: strong, and within this dataset. */
export function strongReferences(value: unknown): Set<string> {
  const found = new Set<string>()
  collect(value, found)
  return found
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found)
  else if (isJsonObject(value)) {
    const { _ref: ref, _weak: weak, _dataset: dataset } = value
    if (typeof ref === 'string' && weak !== true && dataset === undefined) found.add(ref)
    for (const item of Object.values(value)) collect(item, found)
  }
}

/** An index of strong references, updated with every change of a document. */
class ReferenceIndex {
  readonly #referrers = new Map<string, Set<string>>()

  /** Ids of the documents that refer strongly to `id`. */
  referrersOf(id: string): ReadonlySet<string> {
    return this.#referrers.get(id) ?? new Set()
  }

  replace(id: string, before: unknown, after: unknown): void {
    for (const target of strongReferences(before)) {
      const referrers = this.#referrers.get(target)
      referrers?.delete(id)
      if (referrers?.size === 0) this.#referrers.delete(target)
    }
    for (const target of strongReferences(after)) {
      const referrers = this.#referrers.get(target)
      if (referrers) referrers.add(id)
      else this.#referrers.set(target, new Set([id]))
    }
  }
}
