import { isVersionId } from '../document.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { contentOf, publication, unpublication } from './publication.ts'
import {
  ActionRefusal,
  type ActionState,
  checkRevision,
  checkVersionId,
  type Compiler,
  documentExists,
  documentMissing,
  invalidAction,
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
  const group = readPublishedId(action)
  const document = readDocument(action)
  const id = checkVersionId(document['_id'], group)
  const { ifExists = 'fail' } = action
  if (ifExists !== 'fail' && ifExists !== 'ignore') {
    throw invalidAction('"ifExists" must be "fail" or "ignore"')
  }
  if (state.get(group)) throw documentExists(group)
  if (!state.get(id)) return [{ create: contentOf(document) }]
  if (ifExists === 'ignore') return []
  throw documentExists(id)
}

function edit(action: JsonObject, state: ActionState): JsonObject[] {
  const group = readPublishedId(action)
  const id = readVersionId(action, group)
  const { patch } = action
  if (!isJsonObject(patch)) throw invalidAction('"patch" is not an object')
  const { id: _id, query: _query, params: _params, ...operations } = patch
  const mutation = { patch: { ...operations, id } }
  if (state.get(id)) return [mutation]
  const published = state.get(group)
  if (!published) throw documentMissing(id)
  return [{ create: { ...contentOf(published), _id: id } }, mutation]
}

function publish(action: JsonObject, state: ActionState): JsonObject[] {
  const group = readPublishedId(action)
  const id = readVersionId(action, group)
  const [version, published] = [state.get(id), state.get(group)]
  if (!version) throw documentMissing(id)
  checkRevision(action['ifVersionRevisionId'] ?? action['ifDraftRevisionId'], id, version)
  checkRevision(action['ifPublishedRevisionId'], group, published)
  return publication(version, published)
}

function unpublish(action: JsonObject, state: ActionState): JsonObject[] {
  const group = readPublishedId(action)
  const id = readVersionId(action, group)
  const published = state.get(group)
  if (!published) throw documentMissing(group)
  return unpublication(published, id, state.get(id))
}

function discard(action: JsonObject, state: ActionState): JsonObject[] {
  const id = readVersionId(action)
  if (!state.get(id)) throw documentMissing(id)
  return [{ delete: { id } }]
}

function remove(action: JsonObject, state: ActionState): JsonObject[] {
  const group = readPublishedId(action)
  const listed = readVersionIds(action, group)
  if (!state.get(group)) throw documentMissing(group)
  const ids = [...listed, group].filter((id) => state.get(id))
  const left = state.versionsOf(group).find((id) => !listed.includes(id))
  if (left !== undefined) {
    const description = `Document "${group}" cannot be deleted: its version "${left}" is not included`
    throw new ActionRefusal(409, { type: 'documentHasVersionsError', description, id: left })
  }
  return ids.map((id) => ({ delete: { id } }))
}

function replaceDraft(action: JsonObject, state: ActionState): JsonObject[] {
  const group = readPublishedId(action)
  const document = readDocument(action)
  const id = checkVersionId(document['_id'], group)
  if (!state.get(id) && !state.get(group)) throw documentMissing(id)
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

const ACTION = /^sanity\.action\.(?<kind>document|release)\.(?<name>.+)$/
const UNSUPPORTED = /^sanity\.action\.(?:variant\.|document\.variant\.)/

/**
 * Compiles an action to mutations.
 *
 * @throws ActionRefusal 400 when the action is malformed, 409 when it conflicts with stored documents, 501 for
 * variants, which only the hosted lake supports; ActionInvalid when the state of a release doesn't permit the action
 */
export function compileAction(action: unknown, state: ActionState): JsonObject[] {
  if (!isJsonObject(action)) throw invalidAction('Action is not an object')
  const type = String(action['actionType'])
  const { kind, name = '' } = ACTION.exec(type)?.groups ?? {}
  const compilers = kind === 'release' ? RELEASE_COMPILERS : DOCUMENT_COMPILERS
  const compile = Object.hasOwn(compilers, name) ? compilers[name] : undefined
  if (compile) return compile(action, state)
  if (!UNSUPPORTED.test(type)) throw invalidAction(`Unknown action type "${type}"`)
  const description = `Action type "${type}" is not implemented`
  throw new ActionRefusal(501, { type: 'notImplementedError', description })
}

function createVersion(action: JsonObject, state: ActionState): JsonObject[] {
  const group = readPublishedId(action)
  const isCopy = action['document'] === undefined && action['attributes'] === undefined
  const document = isCopy ? copyOfBase(action, state) : readDocument(action)
  const id = checkVersionId(document['_id'], group)
  if (state.get(id)) throw documentExists(id)
  return [{ create: contentOf(document) }]
}

function copyOfBase(action: JsonObject, state: ActionState): JsonObject {
  const { baseId, versionId, ifBaseRevisionId } = action
  if (typeof baseId !== 'string') throw invalidAction('Give either "document" or "baseId"')
  const base = state.get(baseId)
  if (!base) throw documentMissing(baseId)
  checkRevision(ifBaseRevisionId, baseId, base)
  // Tells the Studio which document a version was copied from.
  return { ...base, _id: versionId, _system: { base: { id: baseId, rev: base._rev } } }
}

function replaceVersion(action: JsonObject, state: ActionState): JsonObject[] {
  const document = readDocument(action)
  const id = checkVersionId(document['_id'])
  if (!state.get(id)) throw documentMissing(id)
  return [{ createOrReplace: contentOf(document) }]
}

/** Marks a version, so that publishing its release unpublishes the document. */
function unpublishVersion(action: JsonObject, state: ActionState): JsonObject[] {
  const group = readPublishedId(action)
  const id = readVersionId(action, group)
  if (!isVersionId(id)) throw invalidAction(`"${id}" is in no release`)
  const published = state.get(group)
  if (!published) throw documentMissing(group)
  if (state.get(id)) return [{ patch: { id, set: { '_system.delete': true } } }]
  return [{ create: { ...contentOf(published), _id: id, _system: { delete: true } } }]
}
