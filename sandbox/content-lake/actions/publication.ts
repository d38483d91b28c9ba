import { draftId, type LakeDocument, publishedId } from '../document.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { isUnpublication, type GetDocument } from '../releases/release.ts'

/** A document without `_rev` and `_updatedAt`, which the lake sets when it stores the document again. */
export function contentOf({
  _rev: _revision,
  _updatedAt: _time,
  ...content
}: JsonObject): JsonObject {
  return content
}

/** The mutations that publish a draft or version, then delete the draft or version. */
export function publishMutations(
  version: LakeDocument,
  published: LakeDocument | null,
): JsonObject[] {
  const { _system: _versionSystem, ...content } = contentOf(version)
  const publishable = strengthenReferences(content)
  const document = {
    ...(isJsonObject(publishable) && publishable),
    _id: publishedId(version._id),
    _createdAt: published?._createdAt ?? version._createdAt,
  }
  return [{ createOrReplace: document }, { delete: { id: version._id } }]
}

/** The mutations that delete a published document, after copying it to `copyId` if that id is free. */
export function unpublishMutations(
  published: LakeDocument,
  copyId: string,
  existingCopy: LakeDocument | null,
): JsonObject[] {
  const copy = existingCopy ? [] : [{ create: { ...contentOf(published), _id: copyId } }]
  return [...copy, { delete: { id: published._id } }]
}

/**
 * The mutations that publish the versions of a release.
 *
 * A version that is marked for unpublishing deletes the published document, whose content becomes a draft
 * (https://github.com/sanity-io/sanity/pull/13401).
 */
export function publishReleaseMutations(
  versions: readonly LakeDocument[],
  get: GetDocument,
): JsonObject[] {
  return versions.flatMap((version) => {
    const id = publishedId(version._id)
    const published = get(id)
    if (!isUnpublication(version)) return publishMutations(version, published)
    const draft = draftId(id)
    const unpublish = published ? unpublishMutations(published, draft, get(draft)) : []
    return [...unpublish, { delete: { id: version._id } }]
  })
}

/**
 * Prepares references for publication. A reference with `_strengthenOnPublish` is weak, because its target was not
 * published yet. The reference becomes strong, unless the schema declares it weak.
 */
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isJsonObject(value)) return value
  const { _strengthenOnPublish: strengthen, ...rest } = value
  if (typeof value['_ref'] === 'string' && strengthen !== undefined) {
    const { _weak: weak, ...strong } = rest
    return isJsonObject(strengthen) && strengthen['weak'] === true
      ? { ...strong, _weak: weak }
      : strong
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, strengthenReferences(item)]),
  )
}
