import { isDeepStrictEqual } from 'node:util'
import { isJsonObject, type JsonObject } from '../json.ts'

/** A patch in the Mendoza format: operation codes and their operands in one flat array. */
export type MendozaPatch = unknown[]

/** Operation codes, under the names that the `mendoza` package uses. */
const OP = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  objectSetFieldValue: 17,
  objectDeleteField: 19,
  arrayAppendValue: 20,
  arrayAppendSlice: 21,
  stringAppendString: 22,
  stringAppendSlice: 23,
} as const

/**
 * The Mendoza patch that turns one document into another. Null stands for a document that doesn't exist.
 *
 * It lists the changed fields, items and parts of texts, from which the Studio derives who wrote what. The only
 * public differ for this format is in Go (github.com/sanity-io/mendoza).
 */
export function mendozaPatch(before: JsonObject | null, after: JsonObject | null): MendozaPatch {
  return before && after ? patchObject(before, after) : [OP.value, after]
}

/** A transaction's effect on a document, as patches to apply and to revert it. `_rev` is left out. */
export function mendozaEffects(before: JsonObject | null, after: JsonObject | null) {
  const [old, fresh] = [withoutRevision(before), withoutRevision(after)]
  return { apply: mendozaPatch(old, fresh), revert: mendozaPatch(fresh, old) }
}

function withoutRevision(document: JsonObject | null): JsonObject | null {
  if (!document) return null
  const { _rev: _revision, ...content } = document
  return content
}

function patchObject(before: JsonObject, after: JsonObject): MendozaPatch {
  const patch: MendozaPatch = []
  // A field is addressed by its position among the sorted field names of the object.
  const names = Object.keys(before).toSorted()
  for (const [index, name] of names.entries()) {
    if (!Object.hasOwn(after, name)) patch.push(OP.objectDeleteField, index)
    else if (!isDeepStrictEqual(before[name], after[name])) {
      patch.push(...patchField(index, name, before[name], after[name]))
    }
  }
  for (const [name, value] of Object.entries(after)) {
    if (!Object.hasOwn(before, name)) patch.push(OP.objectSetFieldValue, value, name)
  }
  return patch
}

function patchField(index: number, name: string, before: unknown, after: unknown): MendozaPatch {
  const leave = OP.returnIntoObjectSameKeyPop
  if (isJsonObject(before) && isJsonObject(after)) {
    return [OP.pushFieldCopy, index, ...patchObject(before, after), leave]
  }
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    return [OP.pushFieldBlank, index, ...patchArray(before, after), leave]
  }
  if (typeof before === 'string' && typeof after === 'string' && after !== '') {
    return [OP.pushFieldBlank, index, ...patchString(before, after), leave]
  }
  return [OP.objectSetFieldValue, after, name]
}

/** Builds `after` from slices and patched items of `before`, and from new items. */
function patchArray(before: readonly unknown[], after: readonly unknown[]): MendozaPatch {
  const patch: MendozaPatch = []
  let slice = { from: 0, to: 0 }
  const flush = (next: number) => {
    if (slice.to > slice.from) patch.push(OP.arrayAppendSlice, slice.from, slice.to)
    slice = { from: next, to: next }
  }
  for (const [position, item] of after.entries()) {
    const index = counterpart(before, item, position)
    const old = before[index]
    if (index !== -1 && isDeepStrictEqual(old, item)) {
      if (slice.to !== index) flush(index)
      slice.to += 1
    } else {
      flush(0)
      if (isJsonObject(old) && isJsonObject(item)) {
        patch.push(OP.pushElementCopy, index, ...patchObject(old, item), OP.returnIntoArrayPop)
      } else patch.push(OP.arrayAppendValue, item)
    }
  }
  flush(0)
  return patch
}

/** The previous index of the item with the same `_key`, else of an equal item; -1 for a new item. */
function counterpart(before: readonly unknown[], item: unknown, position: number): number {
  if (isJsonObject(item) && typeof item['_key'] === 'string') {
    const { _key: key } = item
    return before.findIndex((old) => isJsonObject(old) && old['_key'] === key)
  }
  if (isDeepStrictEqual(before[position], item)) return position
  return before.findIndex((old) => isDeepStrictEqual(old, item))
}

/** Keeps the common prefix and suffix of both texts. Offsets count bytes of UTF-8. */
function patchString(before: string, after: string): MendozaPatch {
  const [old, fresh] = [Array.from(before), Array.from(after)]
  const shorter = Math.min(old.length, fresh.length)
  let start = 0
  while (start < shorter && old[start] === fresh[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1

  const size = Buffer.byteLength(before)
  const head = Buffer.byteLength(old.slice(0, start).join(''))
  const tail = Buffer.byteLength(old.slice(old.length - end).join(''))
  const middle = fresh.slice(start, fresh.length - end).join('')
  return [
    ...(start > 0 ? [OP.stringAppendSlice, 0, head] : []),
    ...(middle === '' ? [] : [OP.stringAppendString, middle]),
    ...(end > 0 ? [OP.stringAppendSlice, size - tail, size] : []),
  ]
}
