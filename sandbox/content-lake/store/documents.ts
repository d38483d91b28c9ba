import { compareIds, type LakeDocument } from '../document.ts'
import { ReferenceIndex } from './references.ts'

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
