import { isLakeDocument, type LakeDocument } from '../document.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { parsePath, PatchError } from './locate.ts'
import {
  diffMatchPatch,
  increase,
  insert,
  type InsertPosition,
  set,
  setIfMissing,
  unset,
} from './operations.ts'
import type { PatchOperations } from './parse.ts'

/**
 * Functions that apply an operation, in the order in which the operations of a patch are applied
 * (https://www.sanity.io/docs/http-api/http-patches).
 *
 * @throws PatchError when the operand is malformed or does not fit the document
 */
const OPERATIONS: Record<string, (document: JsonObject, operand: unknown) => void> = {
  set: (document, operand) => {
    for (const [path, value] of attributes('set', operand)) set(document, parsePath(path), value)
  },
  setIfMissing: (document, operand) => {
    for (const [path, value] of attributes('setIfMissing', operand)) {
      setIfMissing(document, parsePath(path), value)
    }
  },
  unset: (document, operand) => {
    if (!Array.isArray(operand)) throw new PatchError('"unset" is not an array of paths')
    for (const path of operand) unset(document, parsePath(path))
  },
  diffMatchPatch: (document, operand) => {
    for (const [path, diff] of attributes('diffMatchPatch', operand)) {
      if (typeof diff !== 'string') {
        throw new PatchError(`"diffMatchPatch" of "${path}" is not a string`)
      }
      diffMatchPatch(document, parsePath(path), diff, path)
    }
  },
  inc: (document, operand) => increaseAll(document, 'inc', operand, 1),
  dec: (document, operand) => increaseAll(document, 'dec', operand, -1),
  insert: (document, operand) => {
    const { position, path, items } = parseInsert(operand)
    insert(document, position, parsePath(path), items)
  },
}
const IMMUTABLE = ['_id', '_type']

/**
 * Returns a patched copy of a document.
 *
 * @throws PatchError when the patch is malformed or does not fit the document
 */
export function applyPatch(document: LakeDocument, operations: PatchOperations): LakeDocument {
  for (const name of Object.keys(operations)) {
    if (!Object.hasOwn(OPERATIONS, name)) {
      throw new PatchError(`Unknown patch operation "${name}"`)
    }
  }
  const after: JsonObject = structuredClone(document)
  for (const [name, apply] of Object.entries(OPERATIONS)) {
    if (Object.hasOwn(operations, name)) apply(after, operations[name])
  }
  for (const name of IMMUTABLE) {
    if (after[name] !== document[name]) {
      throw new PatchError(`Cannot modify immutable attribute "${name}"`)
    }
  }
  if (!isLakeDocument(after)) throw new PatchError('The patch removes a system attribute')
  return after
}

function attributes(name: string, operand: unknown): [string, unknown][] {
  if (!isJsonObject(operand)) throw new PatchError(`"${name}" is not an object`)
  return Object.entries(operand)
}

function increaseAll(document: JsonObject, name: string, operand: unknown, sign: 1 | -1): void {
  for (const [path, by] of attributes(name, operand)) {
    if (typeof by !== 'number' || !Number.isFinite(by)) {
      throw new PatchError(`"${name}" of "${path}" is not a number`)
    }
    increase(document, parsePath(path), sign * by, path)
  }
}

function parseInsert(operand: unknown): {
  position: InsertPosition
  path: unknown
  items: unknown[]
} {
  if (!isJsonObject(operand)) throw new PatchError('"insert" is not an object')
  const { items, ...others } = operand
  const [target, ...more] = Object.entries(others)
  if (!target || more.length > 0 || !isInsertPosition(target[0])) {
    throw new PatchError('"insert" must have exactly one of before, after, replace')
  }
  if (!Array.isArray(items)) throw new PatchError('"insert" needs an array of items')
  return { position: target[0], path: target[1], items }
}

function isInsertPosition(name: string): name is InsertPosition {
  return name === 'before' || name === 'after' || name === 'replace'
}
