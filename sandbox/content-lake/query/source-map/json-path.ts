import { isObject } from '../evaluate/values.ts'

/** The path of a value inside another: attribute names and list indexes. */
export type Path = readonly (string | number)[]

const ESCAPES: Readonly<Record<string, string>> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
}

/** A segment of a normalised JSON path, with what `@sanity/client` escapes escaped. */
export function jsonPathSegment(key: string | number): string {
  return typeof key === 'number' ? `[${key}]` : `['${escaped(key)}']`
}

/** Where a value is in a document: `$['ports'][0]['name']`. */
export function jsonPath(path: Path): string {
  return `$${path.map(jsonPathSegment).join('')}`
}

/**
 * As `jsonPath`, naming items of lists by their `_key` where they have one of their own:
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
  // A key that two items bear leads to the first.
  const isOwn = parent.findIndex((item) => keyOf(item) === key) === segment
  return isOwn ? `[?(@._key=='${escaped(key)}')]` : jsonPathSegment(segment)
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
