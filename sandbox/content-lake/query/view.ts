import { compareIds, isPublishedId, type LakeDocument } from '../document.ts'
import { applyPerspective, type Perspective } from './perspective.ts'

/** The documents of one perspective. Lists are sorted by id. */
export interface View {
  documents: () => readonly LakeDocument[]
  find: (id: string) => LakeDocument | undefined
  ofType: (type: string) => readonly LakeDocument[]
  /** A superset of the documents that refer to a document. */
  referringTo: (id: string) => readonly LakeDocument[]
}

/** Stored documents with their indexes, as `store/documents.ts` keeps them. */
export interface IndexedDocuments {
  /** A new object after each commit. */
  version: object
  all(): readonly LakeDocument[]
  get(id: string): LakeDocument | null
  ofType(type: string): readonly LakeDocument[]
  referrersOf(id: string): ReadonlySet<string>
}

// Keyed by version: a stale view is garbage-collected.
const views = new WeakMap<object, Map<string, View>>()

/** A dataset's documents in a perspective, computed once between commits. */
export function viewOf(stored: IndexedDocuments, perspective: Perspective): View {
  const cached = views.get(stored.version) ?? new Map<string, View>()
  views.set(stored.version, cached)
  const view = cached.get(String(perspective)) ?? viewInPerspective(stored, perspective)
  cached.set(String(perspective), view)
  return view
}

function viewInPerspective(stored: IndexedDocuments, perspective: Perspective): View {
  const documents = lazy(() => applyPerspective(stored.all(), perspective))
  // For a stack of layers, the stored indexes can't be used, because they would have to be overlaid as well.
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

/** A function that computes its value on the first call and returns the same one afterwards. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
