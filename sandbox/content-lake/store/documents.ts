import { compareIds, type LakeDocument } from '../document.ts'
import { isJsonObject, type JsonObject } from '../json.ts'

/** A dataset's current documents in memory, with indexes by id, type and reference. */
export class Documents {
  readonly #byId = new Map<string, LakeDocument>()
  readonly #byType = new Map<string, SortedDocuments>()
  readonly #references = new ReferenceIndex()
  readonly #sorted = new SortedDocuments()
  #version: object = {}

  /** A new object after each change. */
  get version(): object {
    return this.#version
  }

  get(id: string): LakeDocument | null {
    return this.#byId.get(id) ?? null
  }

  /** Every document, sorted by id. Returns the same array until the next change. */
  all(): readonly LakeDocument[] {
    return this.#sorted.list()
  }

  /** The documents of a type, sorted by id. */
  ofType(type: string): readonly LakeDocument[] {
    return this.#byType.get(type)?.list() ?? []
  }

  /** Ids of the documents that refer to `id`, strongly or weakly. */
  referrersOf(id: string): ReadonlySet<string> {
    return this.#references.referrersOf(id)
  }

  /** Stores a document under its id; null removes the document with this id. */
  replace(id: string, document: LakeDocument | null): void {
    this.#version = {}
    const before = this.get(id)
    this.#references.replace(id, before, document)
    if (document) this.#byId.set(id, document)
    else this.#byId.delete(id)
    this.#sorted.set(id, document)
    if (before) this.#sortedOfType(before['_type']).set(id, null)
    if (document) this.#sortedOfType(document['_type']).set(id, document)
  }

  #sortedOfType(type: string): SortedDocuments {
    const sorted = this.#byType.get(type) ?? new SortedDocuments()
    this.#byType.set(type, sorted)
    return sorted
  }
}

/** Up to this number of changes, applying each by binary search is faster than sorting the list again. */
const MAX_SINGLE_CHANGES = 100

/** Documents sorted by id. Changes are applied at the next read, so that an import sorts only once. */
class SortedDocuments {
  #list: readonly LakeDocument[] = []
  readonly #changes = new Map<string, LakeDocument | null>()

  set(id: string, document: LakeDocument | null): void {
    this.#changes.set(id, document)
  }

  list(): readonly LakeDocument[] {
    if (this.#changes.size === 0) return this.#list
    const areFew = this.#changes.size <= MAX_SINGLE_CHANGES
    this.#list = areFew ? this.#withSingleChanges() : this.#sortedAgain()
    this.#changes.clear()
    return this.#list
  }

  #sortedAgain(): LakeDocument[] {
    const kept = this.#list.filter(({ _id: id }) => !this.#changes.has(id))
    const changed = [...this.#changes.values()].filter((document) => document !== null)
    return [...kept, ...changed].toSorted(compareIds)
  }

  #withSingleChanges(): LakeDocument[] {
    const list = this.#list.slice()
    for (const [id, document] of this.#changes) {
      const index = insertionIndex(list, id)
      const removed = list[index]?.['_id'] === id ? 1 : 0
      list.splice(index, removed, ...(document ? [document] : []))
    }
    return list
  }
}

/** The index of an id in a sorted list, or where to insert it. */
function insertionIndex(sorted: readonly LakeDocument[], id: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const found = sorted[middle]
    if (found && found['_id'] < id) low = middle + 1
    else high = middle
  }
  return low
}

/** The ids that strong references inside `value` point to. These documents must exist in this dataset. */
export function strongReferences(value: unknown): Set<string> {
  const found = new Set<string>()
  collectReferences(value, found, ({ _weak: weak, _dataset: dataset }) => weak !== true && !dataset)
  return found
}

function allReferences(value: unknown): Set<string> {
  const found = new Set<string>()
  collectReferences(value, found, () => true)
  return found
}

function collectReferences(
  value: unknown,
  found: Set<string>,
  isWanted: (reference: JsonObject) => boolean,
): void {
  if (Array.isArray(value)) for (const item of value) collectReferences(item, found, isWanted)
  else if (isJsonObject(value)) {
    const { _ref: ref } = value
    if (typeof ref === 'string' && isWanted(value)) found.add(ref)
    for (const item of Object.values(value)) collectReferences(item, found, isWanted)
  }
}

/** For each id, the ids of the documents that refer to it. */
class ReferenceIndex {
  readonly #referrers = new Map<string, Set<string>>()

  referrersOf(id: string): ReadonlySet<string> {
    return this.#referrers.get(id) ?? new Set()
  }

  replace(id: string, before: unknown, after: unknown): void {
    for (const target of allReferences(before)) {
      const referrers = this.#referrers.get(target)
      referrers?.delete(id)
      if (referrers?.size === 0) this.#referrers.delete(target)
    }
    for (const target of allReferences(after)) {
      const referrers = this.#referrers.get(target)
      if (referrers) referrers.add(id)
      else this.#referrers.set(target, new Set([id]))
    }
  }
}
