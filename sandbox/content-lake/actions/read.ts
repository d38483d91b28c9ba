import { isDocumentId, isPublishedId, type LakeDocument, publishedId } from '../document.ts'
import { type LakeErrorStatus, type MutationErrorDetail, revisionMismatch } from '../errors.ts'
import { isJsonObject, type JsonObject } from '../json.ts'

/** Reads `publishedId`. @throws ActionRefusal 400 if it is not a valid id of a published document */
export function readPublishedId(action: JsonObject): string {
  const { publishedId: id } = action
  if (isDocumentId(id) && isPublishedId(id)) return id
  throw invalidActionError(
    `"publishedId" is not the ID of a published document: ${JSON.stringify(id)}`,
  )
}

/**
 * The id of the draft or version that an action names as `versionId` or, in older clients, as `draftId`.
 *
 * @param ofPublishedId if given, the draft or version must belong to this published id
 * @throws ActionRefusal 400 for any other id
 */
export function readVersionId(action: JsonObject, ofPublishedId?: string): string {
  return checkVersionId(action['versionId'] ?? action['draftId'], ofPublishedId)
}

/** The ids of the drafts and versions that an action lists. All must belong to `ofPublishedId`. */
export function readVersionIds(action: JsonObject, ofPublishedId: string): string[] {
  const ids = action['includeVersions'] ?? action['includeDrafts'] ?? []
  if (!Array.isArray(ids)) throw invalidActionError('"includeDrafts" is not an array')
  return ids.map((id) => checkVersionId(id, ofPublishedId))
}

export function checkVersionId(id: unknown, ofPublishedId?: string): string {
  if (!isDocumentId(id) || isPublishedId(id)) {
    throw invalidActionError(`Not the ID of a draft or version: ${JSON.stringify(id)}`)
  }
  if (ofPublishedId !== undefined && publishedId(id) !== ofPublishedId) {
    throw invalidActionError(`"${id}" is not a version of "${ofPublishedId}"`)
  }
  return id
}

/** The document in an action (`document` or `attributes`). Its type is checked when it is stored. */
export function readDocument(action: JsonObject): JsonObject {
  const document = action['document'] ?? action['attributes']
  if (isJsonObject(document)) return document
  throw invalidActionError('"attributes" is not an object')
}

/**
 * Checks that a document has the revision `expected`. Does nothing if `expected` is missing.
 *
 * @throws ActionRefusal 400 when `expected` is not a string, 409 when the document has a different revision
 */
export function checkRevision(expected: unknown, id: string, document: LakeDocument | null): void {
  if (expected === undefined || expected === null) return
  if (typeof expected !== 'string') throw invalidActionError('A revision ID is not a string')
  const current = document?.['_rev'] ?? null
  if (expected === current) return
  throw new ActionRefusal(409, revisionMismatch(id, current, expected))
}

/** An action can't be executed. The catching code adds the action's index in the request. */
export class ActionRefusal extends Error {
  override readonly name = 'ActionRefusal'
  readonly status: LakeErrorStatus
  readonly detail: MutationErrorDetail

  constructor(status: LakeErrorStatus, detail: MutationErrorDetail) {
    super(detail.description)
    this.status = status
    this.detail = detail
  }
}

export function invalidActionError(description: string): ActionRefusal {
  return new ActionRefusal(400, { type: 'invalidActionError', description })
}

export function documentExistsError(id: string): ActionRefusal {
  const description = `Document by ID "${id}" already exists`
  return new ActionRefusal(409, { type: 'documentAlreadyExistsError', description, id })
}

export function documentMissingError(id: string): ActionRefusal {
  const description = `The document with the ID "${id}" was not found`
  return new ActionRefusal(409, { type: 'documentNotFoundError', description, id })
}

/** A release does not permit an action. As on the hosted lake, this is reported as a `validationError`. */
export class ReleaseActionError extends Error {
  override readonly name = 'ReleaseActionError'
}

/** What an action can read, with the changes of earlier actions in the same transaction. */
export interface ActionState {
  get(id: string): LakeDocument | null
  /** Ids of the existing drafts and versions of a published id. */
  versionsOf(publishedId: string): readonly string[]
  /** The problem that the other scheduled releases would have if `release` were unscheduled; null if none. */
  conflictIfUnscheduled(release: string): string | null
  /** Id of the user who executes the action. */
  author: string
  /** The current time. */
  now: Date
}

/** Compiles the actions of one type to mutations. */
export type Compiler = (action: JsonObject, state: ActionState) => JsonObject[]
