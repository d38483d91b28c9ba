import type { LakeDocument } from '../../document.ts'
import { isObject } from '../evaluate/values.ts'
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
  /** Whether paths identify list items by `_key`. */
  usesKeys: boolean
}

/**
 * The content source map of a query result. A value from a document has one mapping, which applies to everything inside
 * the value. Missing values have no mapping.
 */
export function sourceMapOf(answer: Traced, { usesKeys }: SourceMapOptions): ContentSourceMap {
  const documents = new IndexedList<{ _id: string; _type: string }>()
  const paths = new IndexedList<string>()
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
    usesKeys ? keyedJsonPath(document, path) : jsonPath(path)
  const add = (traced: Traced, resultPath: string) => {
    const source = sourceOf(traced)
    if (source) mappings[resultPath] = { type: 'value', source }
    if (traced.origin.type === 'array') {
      for (const [index, item] of itemsOf(traced)?.entries() ?? []) {
        add(item, resultPath + jsonPathSegment(index))
      }
    }
    if (traced.origin.type === 'object') {
      for (const [name, attribute] of attributesOf(traced) ?? []) {
        add(attribute, resultPath + jsonPathSegment(name))
      }
    }
  }
  add(answer, '$')
  return { documents: documents.entries, paths: paths.entries, mappings }
}

/** A list without duplicates. A source map refers to an item of the list by its index. */
class IndexedList<T> {
  readonly entries: T[] = []
  readonly #indexes = new Map<string, number>()

  indexOf(key: string, make: (key: string) => T): number {
    const index = this.#indexes.get(key) ?? this.entries.push(make(key)) - 1
    this.#indexes.set(key, index)
    return index
  }
}

/** The id that a document is stored under, even if a perspective shows its published id. */
function storedId({ _id: id, _originalId: originalId }: LakeDocument): string {
  return typeof originalId === 'string' ? originalId : id
}

/** The path to a value inside another value: attribute names and list indexes. */
export type Path = readonly (string | number)[]

const ESCAPES: Readonly<Record<string, string>> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
}

/** A segment of a normalised JSONPath (RFC 9535), escaped as in `@sanity/client`. */
function jsonPathSegment(key: string | number): string {
  return typeof key === 'number' ? `[${key}]` : `['${escaped(key)}']`
}

/** The normalised JSONPath of a value in a document: `$['ports'][0]['name']`. */
function jsonPath(path: Path): string {
  return `$${path.map(jsonPathSegment).join('')}`
}

/**
 * Like `jsonPath`, but identifies a list item by its `_key` if no earlier item has the same key:
 * `$['ports'][?(@._key=='a1')]['name']`.
 */
export function keyedJsonPath(document: unknown, path: Path): string {
  let text = '$'
  let current = document
  for (const segment of path) {
    text += keyedSegment(current, segment)
    current = childOf(current, segment)
  }
  return text
}

function keyedSegment(parent: unknown, segment: string | number): string {
  const key = keyOf(childOf(parent, segment))
  if (typeof segment === 'string' || key === null || !Array.isArray(parent)) {
    return jsonPathSegment(segment)
  }
  // With a duplicate key, the path would select the first item with this key.
  const isFirst = parent.findIndex((item) => keyOf(item) === key) === segment
  return isFirst ? `[?(@._key=='${escaped(key)}')]` : jsonPathSegment(segment)
}

function keyOf(item: unknown): string | null {
  return isObject(item) && typeof item['_key'] === 'string' && item['_key'] !== ''
    ? item['_key']
    : null
}

function childOf(parent: unknown, segment: string | number): unknown {
  if (Array.isArray(parent)) return typeof segment === 'number' ? parent[segment] : undefined
  return isObject(parent) ? parent[segment] : undefined
}

function escaped(text: string): string {
  return text.replaceAll(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? character)
}
