import { extract, Mutation as MutatorMutation } from '@sanity/mutator'
import type { PatchMutation } from '@sanity/types'
import { isLakeDocument, type LakeDocument } from '../document.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import type { PatchOperations } from './mutation.ts'
import { isPath } from './path.ts'

/** A patch that can't be applied; the message says why. */
export class PatchError extends Error {
  override readonly name = 'PatchError'
}

const OPERATIONS = new Set([
  'set',
  'setIfMissing',
  'unset',
  'inc',
  'dec',
  'insert',
  'diffMatchPatch',
])
const INSERT_POSITIONS = new Set(['before', 'after', 'replace'])
const IMMUTABLE = ['_id', '_type']

/**
 * Applies a patch to a document.
 *
 * `@sanity/mutator` does the work. What it accepts and the hosted lake refuses is checked first: unknown
 * operations, malformed operands, `inc` and `dec` of something other than a number.
 *
 * @throws PatchError when the patch is malformed or does not fit the document
 */
export function applyPatch(document: LakeDocument, operations: PatchOperations): LakeDocument {
  checkOperations(operations)
  const { _id: id } = document
  const mutation = { patch: { ...operations, id } }
  if (!isPatchMutation(mutation)) throw new PatchError('The patch is malformed')
  let after: unknown
  try {
    checkNumbers(document, operations)
    after = new MutatorMutation({ mutations: [mutation] }).apply(document)
  } catch (error) {
    if (error instanceof PatchError) throw error
    throw new PatchError(error instanceof Error ? error.message : String(error), { cause: error })
  }
  if (!isJsonObject(after)) throw new PatchError('The patch leaves no document')
  for (const name of IMMUTABLE) {
    if (after[name] !== document[name]) {
      throw new PatchError(`Cannot modify immutable attribute "${name}"`)
    }
  }
  if (!isLakeDocument(after)) throw new PatchError('The patch removes a system attribute')
  return after
}

// Each operation has been checked above.
function isPatchMutation(mutation: {
  patch: JsonObject
}): mutation is PatchMutation & { patch: JsonObject } {
  return typeof mutation.patch['id'] === 'string'
}

function checkOperations(operations: PatchOperations): void {
  for (const [name, operand] of Object.entries(operations)) {
    if (!OPERATIONS.has(name)) throw new PatchError(`Unknown patch operation "${name}"`)
    if (name === 'unset') checkUnset(operand)
    else if (name === 'insert') checkInsert(operand)
    else checkAttributes(name, operand)
  }
}

function checkUnset(operand: unknown): void {
  if (!Array.isArray(operand)) throw new PatchError('"unset" is not an array of paths')
  for (const path of operand) checkPath(path)
}

function checkAttributes(name: string, operand: unknown): void {
  if (!isJsonObject(operand)) throw new PatchError(`"${name}" is not an object`)
  for (const [path, value] of Object.entries(operand)) {
    checkPath(path)
    if (name === 'diffMatchPatch' && typeof value !== 'string') {
      throw new PatchError(`"diffMatchPatch" of "${path}" is not a string`)
    }
    if ((name === 'inc' || name === 'dec') && !Number.isFinite(value)) {
      throw new PatchError(`"${name}" of "${path}" is not a number`)
    }
  }
}

function checkInsert(operand: unknown): void {
  if (!isJsonObject(operand)) throw new PatchError('"insert" is not an object')
  const { items, ...position } = operand
  const [at, ...others] = Object.entries(position)
  if (!at || others.length > 0 || !INSERT_POSITIONS.has(at[0])) {
    throw new PatchError('"insert" must have exactly one of before, after, replace')
  }
  checkPath(at[1])
  if (!Array.isArray(items)) throw new PatchError('"insert" needs an array of items')
}

function checkPath(path: unknown): void {
  if (!isPath(path)) throw new PatchError(`Invalid path ${JSON.stringify(path)}`)
}

function checkNumbers(document: LakeDocument, operations: PatchOperations): void {
  for (const name of ['inc', 'dec']) {
    const operand = operations[name]
    for (const path of isJsonObject(operand) ? Object.keys(operand) : []) {
      const targets = extract(path, document)
      if (targets.length === 0 || !targets.every(Number.isFinite)) {
        throw new PatchError(`Cannot ${name}rement "${path}": the value is not a number`)
      }
    }
  }
}
