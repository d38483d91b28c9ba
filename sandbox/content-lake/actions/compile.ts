import { isVersionId } from '../document.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { contentOf, publishMutations, unpublishMutations } from './publication.ts'
import {
  ActionRefusal,
  type ActionState,
  checkRevision,
  checkVersionId,
  type Compiler,
  documentExistsError,
  documentMissingError,
  invalidActionError,
  readDocument,
  readPublishedId,
  readVersionId,
  readVersionIds,
} from './read.ts'
import {
  archiveRelease,
  createRelease,
  deleteRelease,
  editRelease,
  importRelease,
  publishRelease,
  scheduleRelease,
  unarchiveRelease,
  unscheduleRelease,
} from './releases.ts'

function create(action: JsonObject, state: ActionState): JsonObject[] {
  const publishedId = readPublishedId(action)
  const document = readDocument(action)
  const id = checkVersionId(document['_id'], publishedId)
  const { ifExists = 'fail' } = action
  if (ifExists !== 'fail' && ifExists !== 'ignore') {
    throw invalidActionError('"ifExists" must be "fail" or "ignore"')
  }
  if (state.get(publishedId)) throw documentExistsError(publishedId)
  if (!state.get(id)) return [{ create: contentOf(document) }]
  if (ifExists === 'ignore') return []
  throw documentExistsError(id)
}

function edit(action: JsonObject, state: ActionState): JsonObject[] {
  const publishedId = readPublishedId(action)
  const id = readVersionId(action, publishedId)
  const { patch } = action
  if (!isJsonObject(patch)) throw invalidActionError('"patch" is not an object')
  const { id: _id, query: _query, params: _params, ...operations } = patch
  const mutation = { patch: { ...operations, id } }
  if (state.get(id)) return [mutation]
  const published = state.get(publishedId)
  if (!published) throw documentMissingError(id)
  return [{ create: { ...contentOf(published), _id: id } }, mutation]
}

function publish(action: JsonObject, state: ActionState): JsonObject[] {
  const publishedId = readPublishedId(action)
  const id = readVersionId(action, publishedId)
  const [version, published] = [state.get(id), state.get(publishedId)]
  if (!version) throw documentMissingError(id)
  checkRevision(action['ifVersionRevisionId'] ?? action['ifDraftRevisionId'], id, version)
  checkRevision(action['ifPublishedRevisionId'], publishedId, published)
  return publishMutations(version, published)
}

function unpublish(action: JsonObject, state: ActionState): JsonObject[] {
  const publishedId = readPublishedId(action)
  const id = readVersionId(action, publishedId)
  const published = state.get(publishedId)
  if (!published) throw documentMissingError(publishedId)
  return unpublishMutations(published, id, state.get(id))
}

function discard(action: JsonObject, state: ActionState): JsonObject[] {
  const id = readVersionId(action)
  if (!state.get(id)) throw documentMissingError(id)
  return [{ delete: { id } }]
}

function remove(action: JsonObject, state: ActionState): JsonObject[] {
  const publishedId = readPublishedId(action)
  const versionIds = readVersionIds(action, publishedId)
  if (!state.get(publishedId)) throw documentMissingError(publishedId)
  const ids = [...versionIds, publishedId].filter((id) => state.get(id))
  const missing = state.versionsOf(publishedId).find((id) => !versionIds.includes(id))
  if (missing !== undefined) {
    const description = `Document "${publishedId}" cannot be deleted: its version "${missing}" is not included`
    throw new ActionRefusal(409, { type: 'documentHasVersionsError', description, id: missing })
  }
  return ids.map((id) => ({ delete: { id } }))
}

function replaceDraft(action: JsonObject, state: ActionState): JsonObject[] {
  const publishedId = readPublishedId(action)
  const document = readDocument(action)
  const id = checkVersionId(document['_id'], publishedId)
  if (!state.get(id) && !state.get(publishedId)) throw documentMissingError(id)
  return [{ createOrReplace: contentOf(document) }]
}

const DOCUMENT_COMPILERS: Readonly<Record<string, Compiler>> = {
  create,
  edit,
  publish,
  unpublish,
  discard,
  delete: remove,
  replaceDraft,
  'version.create': createVersion,
  'version.discard': discard,
  'version.replace': replaceVersion,
  'version.unpublish': unpublishVersion,
}

const RELEASE_COMPILERS: Readonly<Record<string, Compiler>> = {
  create: createRelease,
  import: importRelease,
  edit: editRelease,
  publish: publishRelease,
  archive: archiveRelease,
  unarchive: unarchiveRelease,
  schedule: scheduleRelease,
  unschedule: unscheduleRelease,
  delete: deleteRelease,
}

const ACTION_TYPE = /^sanity\.action\.(?<kind>document|release)\.(?<name>.+)$/
const VARIANT_ACTION = /^sanity\.action\.(?:variant\.|document\.variant\.)/

/**
 * Compiles an action to mutations.
 *
 * @throws ActionRefusal 400 for a malformed action, 409 for a conflict with stored documents, 501 for variants, which
 * only the hosted lake supports; ReleaseActionError when the release's state doesn't permit the action
 */
export function compileAction(action: unknown, state: ActionState): JsonObject[] {
  if (!isJsonObject(action)) throw invalidActionError('Action is not an object')
  const type = String(action['actionType'])
  const { kind, name = '' } = ACTION_TYPE.exec(type)?.groups ?? {}
  const compilers = kind === 'release' ? RELEASE_COMPILERS : DOCUMENT_COMPILERS
  const compile = Object.hasOwn(compilers, name) ? compilers[name] : undefined
  if (compile) return compile(action, state)
  if (!VARIANT_ACTION.test(type)) throw invalidActionError(`Unknown action type "${type}"`)
  const description = `Action type "${type}" is not implemented`
  throw new ActionRefusal(501, { type: 'notImplementedError', description })
}

function createVersion(action: JsonObject, state: ActionState): JsonObject[] {
  const publishedId = readPublishedId(action)
  const isCopy = action['document'] === undefined && action['attributes'] === undefined
  const document = isCopy ? copyOfBase(action, state) : readDocument(action)
  const id = checkVersionId(document['_id'], publishedId)
  if (state.get(id)) throw documentExistsError(id)
  return [{ create: contentOf(document) }]
}

function copyOfBase(action: JsonObject, state: ActionState): JsonObject {
  const { baseId, versionId, ifBaseRevisionId } = action
  if (typeof baseId !== 'string') throw invalidActionError('Give either "document" or "baseId"')
  const base = state.get(baseId)
  if (!base) throw documentMissingError(baseId)
  checkRevision(ifBaseRevisionId, baseId, base)
  // `_system.base` tells the Studio which document a version was copied from.
  return { ...base, _id: versionId, _system: { base: { id: baseId, rev: base._rev } } }
}

function replaceVersion(action: JsonObject, state: ActionState): JsonObject[] {
  const document = readDocument(action)
  const id = checkVersionId(document['_id'])
  if (!state.get(id)) throw documentMissingError(id)
  return [{ createOrReplace: contentOf(document) }]
}

/** Marks a version, so that publishing its release unpublishes the document. */
function unpublishVersion(action: JsonObject, state: ActionState): JsonObject[] {
  const publishedId = readPublishedId(action)
  const id = readVersionId(action, publishedId)
  if (!isVersionId(id)) throw invalidActionError(`"${id}" is in no release`)
  const published = state.get(publishedId)
  if (!published) throw documentMissingError(publishedId)
  if (state.get(id)) return [{ patch: { id, set: { '_system.delete': true } } }]
  return [{ create: { ...contentOf(published), _id: id, _system: { delete: true } } }]
}
