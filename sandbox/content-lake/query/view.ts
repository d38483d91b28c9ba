import type { LakeDocument } from '../document.ts'
import { applyPerspective, type Perspective } from './perspective.ts'

/** The documents of one perspective, in order and indexed. */
export interface View {
  documents: readonly LakeDocument[]
  byId: () => ReadonlyMap<string, LakeDocument>
  byType: () => ReadonlyMap<string, readonly LakeDocument[]>
}

// Keyed by `all()`, which is the same array until the next commit: a stale view is garbage-collected.
const views = new WeakMap<readonly LakeDocument[], Map<string, View>>()

/** A dataset's documents in a perspective, computed once between commits. */
export function viewOf(all: readonly LakeDocument[], perspective: Perspective): View {
  const cached = views.get(all) ?? new Map<string, View>()
  views.set(all, cached)
  const view = cached.get(String(perspective)) ?? makeView(applyPerspective(all, perspective))
  cached.set(String(perspective), view)
  return view
}

export function makeView(documents: readonly LakeDocument[]): View {
  return {
    documents,
    byId: lazy(() => {
      const byId = new Map<string, LakeDocument>()
      for (const document of documents) {
        const { _id: id } = document
        byId.set(id, document)
      }
      return byId
    }),
    byType: lazy(() => Map.groupBy(documents, ({ _type: type }) => type)),
  }
}

/** A function that computes its value on the first call and returns the same one afterwards. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
