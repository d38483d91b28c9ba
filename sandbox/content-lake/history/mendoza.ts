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
 * The patch lists the changed fields, items and parts of texts. From patches, the Studio derives who wrote what.
 * Sanity publishes code that creates such patches only in Go (github.com/sanity-io/mendoza).
 */
export function mendozaPatch(before: JsonObject | null, after: JsonObject | null): MendozaPatch {
  return before && after ? patchObject(before, after) : [OP.value, after]
}

/** A transaction's effect on a document, as patches to apply and to revert it. `_rev` is left out. */
export function mendozaEffects(before: JsonObject | null, after: JsonObject | null) {
  const [older, newer] = [withoutRevision(before), withoutRevision(after)]
  return { apply: mendozaPatch(older, newer), revert: mendozaPatch(newer, older) }
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
  const returnToObject = OP.returnIntoObjectSameKeyPop
  if (isJsonObject(before) && isJsonObject(after)) {
    return [OP.pushFieldCopy, index, ...patchObject(before, after), returnToObject]
  }
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    return [OP.pushFieldBlank, index, ...patchArray(before, after), returnToObject]
  }
  if (typeof before === 'string' && typeof after === 'string' && after !== '') {
    return [OP.pushFieldBlank, index, ...patchString(before, after), returnToObject]
  }
  return [OP.objectSetFieldValue, after, name]
}

/** Returns a patch that builds `after` from slices and patched items of `before`, and from new items. */
function patchArray(before: readonly unknown[], after: readonly unknown[]): MendozaPatch {
  const patch: MendozaPatch = []
  let slice = { from: 0, to: 0 }
  const flushSlice = (nextStart: number) => {
    if (slice.to > slice.from) patch.push(OP.arrayAppendSlice, slice.from, slice.to)
    slice = { from: nextStart, to: nextStart }
  }
  for (const [position, item] of after.entries()) {
    const index = previousIndexOf(before, item, position)
    const old = before[index]
    if (index !== -1 && isDeepStrictEqual(old, item)) {
      if (slice.to !== index) flushSlice(index)
      slice.to += 1
    } else {
      flushSlice(0)
      if (isJsonObject(old) && isJsonObject(item)) {
        patch.push(OP.pushElementCopy, index, ...patchObject(old, item), OP.returnIntoArrayPop)
      } else patch.push(OP.arrayAppendValue, item)
    }
  }
  flushSlice(0)
  return patch
}

/** The index in `before` of the item with the same `_key`, or of an equal item if `item` has no `_key`; -1 if new. */
function previousIndexOf(before: readonly unknown[], item: unknown, position: number): number {
  if (isJsonObject(item) && typeof item['_key'] === 'string') {
    const { _key: key } = item
    return before.findIndex((old) => isJsonObject(old) && old['_key'] === key)
  }
  if (isDeepStrictEqual(before[position], item)) return position
  return before.findIndex((old) => isDeepStrictEqual(old, item))
}

/** Copies the prefix and suffix that both texts share. A patch's offsets count bytes of UTF-8. */
function patchString(before: string, after: string): MendozaPatch {
  const [older, newer] = [Array.from(before), Array.from(after)]
  const shorter = Math.min(older.length, newer.length)
  let prefix = 0
  while (prefix < shorter && older[prefix] === newer[prefix]) prefix += 1
  let suffix = 0
  while (suffix < shorter - prefix && older.at(-1 - suffix) === newer.at(-1 - suffix)) suffix += 1

  const size = Buffer.byteLength(before)
  const prefixSize = Buffer.byteLength(older.slice(0, prefix).join(''))
  const suffixSize = Buffer.byteLength(older.slice(older.length - suffix).join(''))
  const middle = newer.slice(prefix, newer.length - suffix).join('')
  return [
    ...(prefix > 0 ? [OP.stringAppendSlice, 0, prefixSize] : []),
    ...(middle === '' ? [] : [OP.stringAppendString, middle]),
    ...(suffix > 0 ? [OP.stringAppendSlice, size - suffixSize, size] : []),
  ]
}
