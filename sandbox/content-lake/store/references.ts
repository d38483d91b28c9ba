import { isJsonObject } from '../json.ts'

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

/** True for a value that contains a reference to a document of another dataset. */
export function refersAcross(value: unknown, target: { dataset: string; id: string }): boolean {
  if (Array.isArray(value)) return value.some((item) => refersAcross(item, target))
  if (!isJsonObject(value)) return false
  if (value['_ref'] === target.id && value['_dataset'] === target.dataset) return true
  return Object.values(value).some((item) => refersAcross(item, target))
}

/** An index of strong references, updated with every change of a document. */
export class ReferenceIndex {
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
