import type { LakeDocument } from '../document.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import {
  checkRevision,
  checkVersionId,
  readDocument,
  readPublishedId,
  readVersionId,
  readVersionIds,
} from './read.ts'
import { ActionRefusal, documentExists, documentMissing, invalidAction } from './refusal.ts'
import { strengthenReferences } from './strengthen.ts'

/** What an action can read, with the changes of the actions before it in its transaction. */
export interface ActionState {
  get(id: string): LakeDocument | null
  /** Ids of the existing drafts and versions of a published id. */
  versionsOf(publishedId: string): readonly string[]
}

type Compiler = (action: JsonObject, state: ActionState) => JsonObject[]

/** A document's content, to be stored under another id: fields that the lake maintains are left out. */
function contentOf({ _rev: _revision, _updatedAt: _time, ...content }: JsonObject): JsonObject {
  return content
}

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
  const content = strengthenReferences(contentOf(version))
  const createdAt = published?.['_createdAt'] ?? version['_createdAt']
  const document = { ...(isJsonObject(content) && content), _id: group, _createdAt: createdAt }
  return [{ createOrReplace: document }, { delete: { id } }]
}

function unpublish(action: JsonObject, state: ActionState): JsonObject[] {
  const group = readPublishedId(action)
  const id = readVersionId(action, group)
  const published = state.get(group)
  if (!published) throw documentMissing(group)
  const draft = state.get(id) ? [] : [{ create: { ...contentOf(published), _id: id } }]
  return [...draft, { delete: { id: group } }]
}

function discard(action: JsonObject, state: ActionState): JsonObject[] {
  const id = readVersionId(action)
  if (!state.get(id)) throw documentMissing(id)
  return [{ delete: { id } }]
}

function remove(action: JsonObject, state: ActionState): JsonObject[] {
  const group = readPublishedId(action)
  const listed = readVersionIds(action, group)
  const ids = [...listed, group].filter((id) => state.get(id))
  if (ids.length === 0) throw documentMissing(group)
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

function createVersion(action: JsonObject, state: ActionState): JsonObject[] {
  const group = readPublishedId(action)
  const document = isJsonObject(action['document']) ? action['document'] : copyOfBase(action, state)
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
  return { ...base, _id: versionId }
}

function replaceVersion(action: JsonObject, state: ActionState): JsonObject[] {
  const document = readDocument(action)
  const id = checkVersionId(document['_id'])
  if (!state.get(id)) throw documentMissing(id)
  return [{ createOrReplace: contentOf(document) }]
}

const COMPILERS: Readonly<Record<string, Compiler>> = {
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
}

const DOCUMENT_ACTION = /^sanity\.action\.document\.(?<name>.+)$/
const UNSUPPORTED =
  /^sanity\.action\.(?:release\.|variant\.|document\.variant\.|document\.version\.unpublish$)/

/**
 * Compiles an action to mutations.
 *
 * @throws ActionRefusal 400 when it is malformed, 409 when it conflicts with stored documents, 501 for
 * releases and variants, which only the hosted lake has
 */
export function compileAction(action: unknown, state: ActionState): JsonObject[] {
  if (!isJsonObject(action)) throw invalidAction('Action is not an object')
  const type = String(action['actionType'])
  const name = DOCUMENT_ACTION.exec(type)?.groups?.['name'] ?? ''
  const compile = Object.hasOwn(COMPILERS, name) ? COMPILERS[name] : undefined
  if (compile) return compile(action, state)
  if (!UNSUPPORTED.test(type)) throw invalidAction(`Unknown action type "${type}"`)
  const description = `Action type "${type}" is not implemented`
  throw new ActionRefusal(501, { type: 'notImplementedError', description })
}
