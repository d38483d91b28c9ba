import type { LakeDocument } from '../../document.ts'
import { jsonPath, jsonPathSegment, keyedJsonPath, type Path } from './json-path.ts'
import { attributesOf, itemsOf, type Traced } from './origin.ts'

type Source =
  | { type: 'documentValue'; document: number; path: number }
  | { type: 'literal' }
  | { type: 'unknown' }

/** The format of https://github.com/sanity-io/content-source-maps. */
export interface ContentSourceMap {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<string, { type: 'value'; source: Source }>
}

export interface SourceMapOptions {
  /** Address list items by `_key`. */
  keyed: boolean
}

/**
 * The content source map of an answer. A value that is taken whole from a document has one mapping, which
 * covers everything inside it; missing values have none.
 */
export function sourceMapOf(answer: Traced, { keyed }: SourceMapOptions): ContentSourceMap {
  const documents = new Table<{ _id: string; _type: string }>()
  const paths = new Table<string>()
  const mappings: ContentSourceMap['mappings'] = {}

  const sourceOf = ({ origin }: Traced): Source | null => {
    if (origin.type === 'literal' || origin.type === 'unknown') return { type: origin.type }
    if (origin.type !== 'documentValue') return null
    const { document, path } = origin
    return {
      type: 'documentValue',
      document: documents.indexOf(storedId(document), () => ({
        _id: storedId(document),
        _type: document['_type'],
      })),
      path: paths.indexOf(pathIn(document, path), (text) => text),
    }
  }
  const pathIn = (document: LakeDocument, path: Path) =>
    keyed ? keyedJsonPath(document, path) : jsonPath(path)
  const add = (traced: Traced, at: string) => {
    const source = sourceOf(traced)
    if (source) mappings[at] = { type: 'value', source }
    if (traced.origin.type === 'array') {
      for (const [index, item] of itemsOf(traced)?.entries() ?? []) {
        add(item, at + jsonPathSegment(index))
      }
    }
    if (traced.origin.type === 'object') {
      for (const [name, attribute] of attributesOf(traced) ?? []) {
        add(attribute, at + jsonPathSegment(name))
      }
    }
  }
  add(answer, '$')
  return { documents: documents.entries, paths: paths.entries, mappings }
}

/** A list without duplicates, whose items are referred to by index. */
class Table<T> {
  readonly entries: T[] = []
  readonly #indexes = new Map<string, number>()

  indexOf(key: string, make: (key: string) => T): number {
    const index = this.#indexes.get(key) ?? this.entries.push(make(key)) - 1
    this.#indexes.set(key, index)
    return index
  }
}

/** The id that a document is stored under, even where a perspective shows its published id. */
function storedId({ _id: id, _originalId: originalId }: LakeDocument): string {
  return typeof originalId === 'string' ? originalId : id
}
