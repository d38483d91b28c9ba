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
  ReleaseActionError,
  type ActionState,
  documentExistsError,
  documentMissingError,
  invalidActionError,
  readDocument,
} from './read.ts'

const RELEASE_TYPES: ReadonlySet<unknown> = new Set(['asap', 'scheduled', 'undecided'])
const CARDINALITIES: ReadonlySet<unknown> = new Set(['one', 'many', undefined])

export function createRelease(action: JsonObject, state: ActionState): JsonObject[] {
  const name = readReleaseName(action)
  const id = releaseDocumentId(name)
  if (state.get(id)) throw documentExistsError(id)
  const metadata = { releaseType: 'undecided', ...readMetadata(action['metadata'] ?? {}) }
  return [{ create: { _id: id, _type: 'system.release', name, state: 'active', metadata } }]
}

/** Stores an exported release. A scheduled release becomes active, because nobody has scheduled it in this lake. */
export function importRelease(action: JsonObject, state: ActionState): JsonObject[] {
  const name = readReleaseName(action)
  const id = releaseDocumentId(name)
  const { ifExists = 'fail' } = action
  if (!['fail', 'ignore', 'replace'].includes(String(ifExists))) {
    throw invalidActionError('"ifExists" must be "fail", "ignore" or "replace"')
  }
  const { publishAt, ...attributes } = readDocument(action)
  readMetadata(attributes['metadata'])
  const isFinished = attributes['state'] === 'published' || attributes['state'] === 'archived'
  const fields = isFinished
    ? { ...(publishAt !== undefined && { publishAt }) }
    : { state: 'active' }
  const existing = state.get(id)
  if (existing && ifExists === 'fail') throw documentExistsError(id)
  if (existing && ifExists === 'ignore') return []
  const document = { ...attributes, ...fields, _id: id, _type: 'system.release', name }
  return [{ createOrReplace: document }]
}

export function editRelease(action: JsonObject, state: ActionState): JsonObject[] {
  const { name, state: current, document } = findReleaseOf(action, state)
  if (current !== 'active' && current !== 'scheduled') {
    throw new ReleaseActionError(`Release "${name}" can not be edited in state '${current}'`)
  }
  const { patch } = action
  if (!isJsonObject(patch)) throw invalidActionError('"patch" is not an object')
  const { id: _id, query: _query, params: _params, ...operations } = patch
  checkOnlyMetadataChanged(document, applyPatch(document, operations))
  return [{ patch: { ...operations, id: document._id } }]
}

function checkOnlyMetadataChanged(before: LakeDocument, after: LakeDocument): void {
  const { metadata: _before, ...rest } = before
  const { metadata, ...restAfter } = after
  readMetadata(metadata)
  if (JSON.stringify(rest) !== JSON.stringify(restAfter)) {
    throw new ReleaseActionError('Only the metadata of a release can be edited')
  }
}

export function publishRelease(action: JsonObject, state: ActionState): JsonObject[] {
  const publishAt = state.now.toISOString()
  return startTransition(action, state, { from: ['active'], to: 'publishing', set: { publishAt } })
}

export function scheduleRelease(action: JsonObject, state: ActionState): JsonObject[] {
  const publishAt = readTime(action['publishAt'], '"publishAt"')
  return startTransition(action, state, { from: ['active'], to: 'scheduling', set: { publishAt } })
}

export function unscheduleRelease(action: JsonObject, state: ActionState): JsonObject[] {
  const { name, state: from, document } = findReleaseOf(action, state)
  if (from !== 'scheduled') throw transitionError(name, from, 'unscheduling')
  const conflict = state.conflictIfUnscheduled(name)
  if (conflict !== null) {
    throw new ReleaseActionError(
      `Release "${name}" cannot be unscheduled, because another scheduled release depends on it: ${conflict}`,
    )
  }
  const set = { state: 'active', userId: state.author }
  return [{ patch: { id: document._id, set, unset: ['publishAt'] } }]
}

export function archiveRelease(action: JsonObject, state: ActionState): JsonObject[] {
  return startTransition(action, state, { from: ['active'], to: 'archiving' })
}

export function unarchiveRelease(action: JsonObject, state: ActionState): JsonObject[] {
  return startTransition(action, state, { from: ['archived'], to: 'unarchiving' })
}

export function deleteRelease(action: JsonObject, state: ActionState): JsonObject[] {
  const { name, state: from, document } = findReleaseOf(action, state)
  if (from !== 'archived' && from !== 'published') throw transitionError(name, from, 'deleted')
  return [{ delete: { id: document._id } }]
}

interface Transition {
  from: readonly ReleaseState[]
  to: ReleaseState
  set?: JsonObject
}

/** Sets a transitional state, such as `publishing`. The lake completes the transition (`releases/transitions.ts`). */
function startTransition(
  action: JsonObject,
  state: ActionState,
  { from, to, set = {} }: Transition,
): JsonObject[] {
  const { name, state: current, document } = findReleaseOf(action, state)
  if (!from.includes(current)) throw transitionError(name, current, to)
  const fields = { ...set, state: to, userId: state.author }
  return [{ patch: { id: document._id, set: fields, unset: ['error'] } }]
}

function transitionError(name: string, from: ReleaseState, to: string): ReleaseActionError {
  return new ReleaseActionError(
    `Release "${name}" is not permitted to transition from state '${from}' to '${to}'`,
  )
}

function readReleaseName({ releaseId }: JsonObject): string {
  if (isReleaseName(releaseId)) return releaseId
  throw invalidActionError(`"releaseId" is not the name of a release: ${JSON.stringify(releaseId)}`)
}

function findReleaseOf(action: JsonObject, state: ActionState): Release {
  const name = readReleaseName(action)
  const release = findRelease((id) => state.get(id), name)
  if (release) return release
  throw documentMissingError(releaseDocumentId(name))
}

function readMetadata(metadata: unknown): JsonObject {
  if (!isJsonObject(metadata)) throw invalidActionError('"metadata" is not an object')
  const { releaseType = 'undecided', cardinality, intendedPublishAt } = metadata
  if (!RELEASE_TYPES.has(releaseType)) {
    throw invalidActionError('"releaseType" must be "asap", "scheduled" or "undecided"')
  }
  if (!CARDINALITIES.has(cardinality)) {
    throw invalidActionError('"cardinality" must be "one" or "many"')
  }
  if (intendedPublishAt !== undefined && intendedPublishAt !== null)
    readTime(intendedPublishAt, '"intendedPublishAt"')
  return metadata
}

function readTime(value: unknown, name: string): string {
  const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
  if (isTime && !Number.isNaN(Date.parse(value))) return value
  throw invalidActionError(`${name} is not a date and time: ${JSON.stringify(value)}`)
}
