import { compareIds, isPublishedId, type LakeDocument } from '../document.ts'
import { applyPerspective, type Perspective } from './perspective.ts'

/** The documents of one perspective. Lists are sorted by id. */
export interface View {
  documents: () => readonly LakeDocument[]
  find: (id: string) => LakeDocument | undefined
  ofType: (type: string) => readonly LakeDocument[]
  /** All documents that refer to a document. The list may also contain documents that do not. */
  referringTo: (id: string) => readonly LakeDocument[]
}

/** Stored documents with indexes. `Dataset` implements this interface. */
export interface IndexedDocuments {
  /** A new object after each commit. */
  version: object
  all(): readonly LakeDocument[]
  get(id: string): LakeDocument | null
  ofType(type: string): readonly LakeDocument[]
  referrersOf(id: string): ReadonlySet<string>
}

// Keyed by `version`, so that outdated views are garbage-collected.
const views = new WeakMap<object, Map<string, View>>()

/** A dataset's documents in a perspective. The view is cached until the next commit. */
export function viewOf(stored: IndexedDocuments, perspective: Perspective): View {
  const cached = views.get(stored.version) ?? new Map<string, View>()
  views.set(stored.version, cached)
  const view = cached.get(String(perspective)) ?? viewInPerspective(stored, perspective)
  cached.set(String(perspective), view)
  return view
}

function viewInPerspective(stored: IndexedDocuments, perspective: Perspective): View {
  const documents = lazy(() => applyPerspective(stored.all(), perspective))
  // In a list of layers, drafts and versions replace published documents, so the indexes don't apply.
  if (typeof perspective !== 'string') return makeView(documents())
  const isShown = (id: string) => perspective === 'raw' || isPublishedId(id)
  const find = (id: string) => (isShown(id) ? (stored.get(id) ?? undefined) : undefined)
  return {
    documents,
    find,
    referringTo: (id) =>
      [...stored.referrersOf(id)].flatMap((each) => find(each) ?? []).toSorted(compareIds),
    ofType: (type) => applyPerspective(stored.ofType(type), perspective),
  }
}

export function makeView(documents: readonly LakeDocument[]): View {
  const byId = lazy(() => new Map(documents.map((document) => [document['_id'], document])))
  const byType = lazy(() => Map.groupBy(documents, ({ _type: type }) => type))
  return {
    documents: () => documents,
    find: (id) => byId().get(id),
    ofType: (type) => byType().get(type) ?? [],
    referringTo: () => documents,
  }
}

/** Returns a function that computes a value in its first call and returns the same value in later calls. */
export function lazy<T>(make: () => T): () => T {
  let cached: { value: T } | null = null
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}
