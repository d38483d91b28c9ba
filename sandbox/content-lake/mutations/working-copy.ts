import type { LakeDocument } from '../document.ts'
import type { JsonObject } from '../json.ts'
import type { View } from '../query/view.ts'
import { makeView } from '../query/view.ts'
import type { Dataset } from '../store/dataset.ts'
import type { DocumentChange } from '../store/transaction.ts'

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

  /** Ids of the documents that refer strongly to `id`, with this transaction's changes. */
  untouchedReferrersOf(id: string): string[] {
    return [...this.#dataset.referrersOf(id)].filter((referrer) => !this.#changes.has(referrer))
  }
}
