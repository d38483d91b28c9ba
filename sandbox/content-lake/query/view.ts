import type { LakeDocument } from '../document.ts'
import type { Dataset } from '../store/dataset.ts'
import { applyPerspective, type Perspective } from './perspective.ts'

/** The documents of one perspective, in order and by id. */
export interface View {
  documents: readonly LakeDocument[]
  byId: ReadonlyMap<string, LakeDocument>
}

// `all()` is the same array until the next commit, so it is the key: a stale view falls away.
const views = new WeakMap<readonly LakeDocument[], Map<string, View>>()

/** A dataset seen through a perspective, computed once between commits. */
export function viewOf(dataset: Dataset, perspective: Perspective): View {
  const all = dataset.all()
  const cached = views.get(all) ?? new Map<string, View>()
  views.set(all, cached)
  const view = cached.get(String(perspective)) ?? makeView(applyPerspective(all, perspective))
  cached.set(String(perspective), view)
  return view
}

export function makeView(documents: readonly LakeDocument[]): View {
  const byId = new Map<string, LakeDocument>()
  for (const document of documents) {
    const { _id: id } = document
    byId.set(id, document)
  }
  return { documents, byId }
}
