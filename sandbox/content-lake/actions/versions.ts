import { isVersionId } from '../document.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import type { ActionState } from './compiler.ts'
import { contentOf } from './publication.ts'
import {
  checkRevision,
  checkVersionId,
  readDocument,
  readPublishedId,
  readVersionId,
} from './read.ts'
import { documentExists, documentMissing, invalidAction } from './refusal.ts'

export function createVersion(action: JsonObject, state: ActionState): JsonObject[] {
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
  // So that the Studio knows what a version was made of.
  return { ...base, _id: versionId, _system: { base: { id: baseId, rev: base._rev } } }
}

export function replaceVersion(action: JsonObject, state: ActionState): JsonObject[] {
  const document = readDocument(action)
  const id = checkVersionId(document['_id'])
  if (!state.get(id)) throw documentMissing(id)
  return [{ createOrReplace: contentOf(document) }]
}

/** Marks a version to unpublish its document when the release is published. */
export function unpublishVersion(action: JsonObject, state: ActionState): JsonObject[] {
  const group = readPublishedId(action)
  const id = readVersionId(action, group)
  if (!isVersionId(id)) throw invalidAction(`"${id}" is in no release`)
  const published = state.get(group)
  if (!published) throw documentMissing(group)
  if (state.get(id)) return [{ patch: { id, set: { '_system.delete': true } } }]
  return [{ create: { ...contentOf(published), _id: id, _system: { delete: true } } }]
}
