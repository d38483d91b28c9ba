import type { LakeDocument } from '../document.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { applyPatch } from '../mutations/patch.ts'
import {
  findRelease,
  isReleaseName,
  type Release,
  releaseDocumentId,
  type ReleaseState,
} from '../releases/release.ts'
import {
  ActionInvalid,
  type ActionState,
  documentExists,
  documentMissing,
  invalidAction,
  readDocument,
} from './read.ts'

const TYPES: ReadonlySet<unknown> = new Set(['asap', 'scheduled', 'undecided'])
const CARDINALITIES: ReadonlySet<unknown> = new Set(['one', 'many', undefined])

export function createRelease(action: JsonObject, state: ActionState): JsonObject[] {
  const name = readName(action)
  const id = releaseDocumentId(name)
  if (state.get(id)) throw documentExists(id)
  const metadata = { releaseType: 'undecided', ...readMetadata(action['metadata'] ?? {}) }
  return [{ create: { _id: id, _type: 'system.release', name, state: 'active', metadata } }]
}

/** Stores an exported release. A scheduled release becomes active, because nobody scheduled it in this lake. */
export function importRelease(action: JsonObject, state: ActionState): JsonObject[] {
  const name = readName(action)
  const id = releaseDocumentId(name)
  const { ifExists = 'fail' } = action
  if (!['fail', 'ignore', 'replace'].includes(String(ifExists))) {
    throw invalidAction('"ifExists" must be "fail", "ignore" or "replace"')
  }
  const { publishAt, ...attributes } = readDocument(action)
  readMetadata(attributes['metadata'])
  const isOver = attributes['state'] === 'published' || attributes['state'] === 'archived'
  const ended = isOver ? { ...(publishAt !== undefined && { publishAt }) } : { state: 'active' }
  const existing = state.get(id)
  if (existing && ifExists === 'fail') throw documentExists(id)
  if (existing && ifExists === 'ignore') return []
  const document = { ...attributes, ...ended, _id: id, _type: 'system.release', name }
  return [{ createOrReplace: document }]
}

export function editRelease(action: JsonObject, state: ActionState): JsonObject[] {
  const { name, state: current, document } = readRelease(action, state)
  if (current !== 'active' && current !== 'scheduled') {
    throw new ActionInvalid(`Release "${name}" can not be edited in state '${current}'`)
  }
  const { patch } = action
  if (!isJsonObject(patch)) throw invalidAction('"patch" is not an object')
  const { id: _id, query: _query, params: _params, ...operations } = patch
  checkEdit(document, applyPatch(document, operations))
  return [{ patch: { ...operations, id: document._id } }]
}

/** An edit may change only the metadata. */
function checkEdit(before: LakeDocument, after: LakeDocument): void {
  const { metadata: _before, ...rest } = before
  const { metadata, ...restAfter } = after
  readMetadata(metadata)
  if (JSON.stringify(rest) !== JSON.stringify(restAfter)) {
    throw new ActionInvalid('Only the metadata of a release can be edited')
  }
}

export function publishRelease(action: JsonObject, state: ActionState): JsonObject[] {
  const publishAt = state.now.toISOString()
  return transition(action, state, { from: ['active'], to: 'publishing', set: { publishAt } })
}

export function scheduleRelease(action: JsonObject, state: ActionState): JsonObject[] {
  const publishAt = readTime(action['publishAt'], '"publishAt"')
  return transition(action, state, { from: ['active'], to: 'scheduling', set: { publishAt } })
}

export function unscheduleRelease(action: JsonObject, state: ActionState): JsonObject[] {
  const { name, state: from, document } = readRelease(action, state)
  if (from !== 'scheduled') throw notPermitted(name, from, 'unscheduling')
  const why = state.whyNeeded(name)
  if (why !== null) {
    throw new ActionInvalid(
      `Release "${name}" cannot be unscheduled, because another scheduled release depends on it: ${why}`,
    )
  }
  const set = { state: 'active', userId: state.author }
  return [{ patch: { id: document._id, set, unset: ['publishAt'] } }]
}

export function archiveRelease(action: JsonObject, state: ActionState): JsonObject[] {
  return transition(action, state, { from: ['active'], to: 'archiving' })
}

export function unarchiveRelease(action: JsonObject, state: ActionState): JsonObject[] {
  return transition(action, state, { from: ['archived'], to: 'unarchiving' })
}

export function deleteRelease(action: JsonObject, state: ActionState): JsonObject[] {
  const { name, state: from, document } = readRelease(action, state)
  if (from !== 'archived' && from !== 'published') throw notPermitted(name, from, 'deleted')
  return [{ delete: { id: document._id } }]
}

interface Transition {
  from: readonly ReleaseState[]
  to: ReleaseState
  set?: JsonObject
}

/** Sets a transitional state, such as `publishing`. The lake completes the transition (`releases/settle.ts`). */
function transition(
  action: JsonObject,
  state: ActionState,
  { from, to, set = {} }: Transition,
): JsonObject[] {
  const { name, state: current, document } = readRelease(action, state)
  if (!from.includes(current)) throw notPermitted(name, current, to)
  const changed = { ...set, state: to, userId: state.author }
  return [{ patch: { id: document._id, set: changed, unset: ['error'] } }]
}

function notPermitted(name: string, from: ReleaseState, to: string): ActionInvalid {
  return new ActionInvalid(
    `Release "${name}" is not permitted to transition from state '${from}' to '${to}'`,
  )
}

function readName({ releaseId }: JsonObject): string {
  if (isReleaseName(releaseId)) return releaseId
  throw invalidAction(`"releaseId" is not the name of a release: ${JSON.stringify(releaseId)}`)
}

function readRelease(action: JsonObject, state: ActionState): Release {
  const name = readName(action)
  const release = findRelease((id) => state.get(id), name)
  if (release) return release
  throw documentMissing(releaseDocumentId(name))
}

function readMetadata(metadata: unknown): JsonObject {
  if (!isJsonObject(metadata)) throw invalidAction('"metadata" is not an object')
  const { releaseType = 'undecided', cardinality, intendedPublishAt } = metadata
  if (!TYPES.has(releaseType)) {
    throw invalidAction('"releaseType" must be "asap", "scheduled" or "undecided"')
  }
  if (!CARDINALITIES.has(cardinality)) {
    throw invalidAction('"cardinality" must be "one" or "many"')
  }
  if (intendedPublishAt !== undefined && intendedPublishAt !== null)
    readTime(intendedPublishAt, '"intendedPublishAt"')
  return metadata
}

function readTime(value: unknown, name: string): string {
  const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
  if (isTime && !Number.isNaN(Date.parse(value))) return value
  throw invalidAction(`${name} is not a date and time: ${JSON.stringify(value)}`)
}
