import { applyPatches, parsePatch } from '@sanity/diff-match-patch'
import type { PathNode, SubscriptElementNode } from '@sanity/json-match'
import { isJsonObject, type JsonObject } from '../json.ts'
import { locate, type Location, PatchError, sliceBounds, subscript } from './locate.ts'

// Each exported function changes the document in place. `source` is `path` as text, for errors.

export function set(document: JsonObject, path: PathNode, value: unknown): void {
  // Writes inner locations first. Otherwise, they would be written into the new value of an outer location.
  for (const location of locate(path, document).toSorted(lastFirst))
    write(document, location, value)
}

export function setIfMissing(document: JsonObject, path: PathNode, value: unknown): void {
  for (const location of locate(path, document)) {
    if (location.value === undefined) write(document, location, value)
  }
}

export function unset(document: JsonObject, path: PathNode): void {
  // Removes the last location first, so that the indices of earlier locations stay valid.
  for (const { path: location } of locate(path, document).toSorted(lastFirst)) {
    const name = location.at(-1)
    const container = read(document, location.slice(0, -1))
    if (Array.isArray(container) && typeof name === 'number') container.splice(name, 1)
    else if (isJsonObject(container) && typeof name === 'string') delete container[name]
  }
}

/** @throws PatchError if the path matches nothing, or matches a value that is not a number */
export function increase(document: JsonObject, path: PathNode, by: number, source: string): void {
  const locations = locate(path, document)
  const numbers = locations.filter(({ value }) => Number.isFinite(value))
  if (numbers.length === 0 || numbers.length < locations.length) {
    throw new PatchError(`Cannot change "${source}" by a number: the value is not a number`)
  }
  for (const location of numbers) write(document, location, Number(location.value) + by)
}

/** @throws PatchError if the path matches nothing or a value that is not a string, or if the diff can't be parsed */
export function diffMatchPatch(
  document: JsonObject,
  path: PathNode,
  diff: string,
  source: string,
): void {
  const patches = parseDiff(diff)
  const locations = locate(path, document)
  if (locations.length === 0) throw notStringError(source)
  for (const location of locations) {
    if (typeof location.value !== 'string') throw notStringError(source)
    const [text] = applyPatches(patches, location.value, { allowExceedingIndices: true })
    write(document, location, text)
  }
}

function notStringError(source: string) {
  return new PatchError(`Unable to apply diffMatchPatch to "${source}": the value is not a string`)
}

function parseDiff(diff: string) {
  try {
    return parsePatch(diff)
  } catch (error) {
    throw new PatchError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

export type InsertPosition = 'before' | 'after' | 'replace'

/**
 * Inserts before the first matching item, after the last matching item, or in place of all matching items. An empty
 * range selects the gap between two items.
 */
export function insert(
  document: JsonObject,
  position: InsertPosition,
  path: PathNode,
  items: readonly unknown[],
): void {
  const { base, segment } = path
  const arrays = base === undefined ? [] : locate(base, document)
  const elements: readonly SubscriptElementNode[] =
    segment.type === 'Subscript' ? segment.elements : [{ type: 'Path', segment }]
  for (const location of arrays) {
    if (!Array.isArray(location.value)) continue
    const places = elements.flatMap((element) => placesIn(location, element, position))
    if (places.length > 0) insertAt(location.value, position, places, items)
  }
}

/** The index of an item, or of the gap before it. */
type Place = { index: number; isGap: boolean }

function placesIn(
  array: Location,
  element: SubscriptElementNode,
  position: InsertPosition,
): Place[] {
  const length = Array.isArray(array.value) ? array.value.length : 0
  const gap = (index: number): Place[] => [{ index, isGap: true }]
  if (element.type === 'Slice') {
    const [start, end] =
      position === 'replace' ? spliceBounds(element, length) : sliceBounds(element, length)
    if (start >= end) return gap(start)
    return Array.from({ length: end - start }, (_, index) => ({
      index: start + index,
      isGap: false,
    }))
  }
  if (element.type === 'Number' && (element.value >= length || element.value < -length)) {
    return gap(element.value < 0 ? 0 : length)
  }
  return subscript(element, array)
    .filter(({ path }) => path.length === array.path.length + 1)
    .map(({ path }) => ({ index: Number(path.at(-1)), isGap: false }))
}

/**
 * Start and end of a range to replace. `splice` of `@sanity/client` counts negative bounds from the end of the array:
 * -1 is the end, -2 the start of the last item. In `sliceBounds`, -1 is the start of the last item: `shift` adds 1.
 */
function spliceBounds(
  { start, end }: Extract<SubscriptElementNode, { type: 'Slice' }>,
  length: number,
): [number, number] {
  const shift = (bound: number | undefined) =>
    bound !== undefined && bound < 0 ? Math.max(length + 1 + bound, 0) : bound
  return sliceBounds({ type: 'Slice', start: shift(start) ?? 0, end: shift(end) ?? length }, length)
}

function insertAt(
  array: unknown[],
  position: InsertPosition,
  places: readonly Place[],
  items: readonly unknown[],
): void {
  const first = Math.min(...places.map(({ index }) => index))
  const last = Math.max(...places.map(({ index, isGap }) => (isGap ? index : index + 1)))
  const start = position === 'after' ? last : first
  const replaced = new Set(
    position === 'replace' ? places.filter(({ isGap }) => !isGap).map(({ index }) => index) : [],
  )
  const following = array.splice(start).filter((_, index) => !replaced.has(start + index))
  for (const item of [...structuredClone(items), ...following]) array.push(item)
}

/** Writes a value, and creates missing objects along its path. */
function write(document: JsonObject, { path }: Location, value: unknown): void {
  let container: JsonObject | unknown[] = document
  for (const [depth, name] of path.entries()) {
    if (depth === path.length - 1) {
      put(container, name, structuredClone(value))
      return
    }
    const next: unknown = get(container, name)
    if (Array.isArray(next) || isJsonObject(next)) {
      container = next
      continue
    }
    const created: JsonObject = {}
    put(container, name, created)
    container = created
  }
  throw new PatchError('A patch can not replace the document as a whole')
}

function read(document: JsonObject, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (Array.isArray(value) || isJsonObject(value) ? get(value, name) : undefined),
    document,
  )
}

function get(container: JsonObject | unknown[], name: string | number): unknown {
  return Array.isArray(container) ? container[Number(name)] : container[name]
}

function put(container: JsonObject | unknown[], name: string | number, value: unknown): void {
  if (Array.isArray(container)) container[Number(name)] = value
  else container[name] = value
}

/** Comparator: inner locations before outer locations, and items of an array from last to first. */
function lastFirst({ path: a }: Location, { path: b }: Location): number {
  const depth = a.findIndex((name, index) => name !== b[index])
  const name = a[depth]
  const other = b[depth]
  if (name === undefined || other === undefined) return b.length - a.length
  if (typeof name === 'number' && typeof other === 'number') return other - name
  return String(name) < String(other) ? -1 : 1
}
