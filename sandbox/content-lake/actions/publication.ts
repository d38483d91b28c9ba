import { draftId, type LakeDocument, publishedId } from '../document.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { isUnpublication, type Lookup } from '../releases/release.ts'

/** A document without `_rev` and `_updatedAt`, which the lake sets when the content is stored again. */
export function contentOf({
  _rev: _revision,
  _updatedAt: _time,
  ...content
}: JsonObject): JsonObject {
  return content
}

/** The mutations that publish a draft or version and then delete it. */
export function publication(version: LakeDocument, published: LakeDocument | null): JsonObject[] {
  const { _system: _ofVersion, ...content } = contentOf(version)
  const strong = strengthenReferences(content)
  const document = {
    ...(isJsonObject(strong) && strong),
    _id: publishedId(version._id),
    _createdAt: published?._createdAt ?? version._createdAt,
  }
  return [{ createOrReplace: document }, { delete: { id: version._id } }]
}

/** The mutations that unpublish a document, and keep its content as a draft unless a draft exists. */
export function unpublication(
  published: LakeDocument,
  keptAs: string,
  existing: LakeDocument | null,
): JsonObject[] {
  const kept = existing ? [] : [{ create: { ...contentOf(published), _id: keptAs } }]
  return [...kept, { delete: { id: published._id } }]
}

/**
 * The mutations that publish the versions of a release.
 *
 * A version that is marked to unpublish deletes the published document, whose content is kept as a draft
 * (https://github.com/sanity-io/sanity/pull/13401).
 */
export function releasePublication(versions: readonly LakeDocument[], get: Lookup): JsonObject[] {
  return versions.flatMap((version) => {
    const id = publishedId(version._id)
    const published = get(id)
    if (!isUnpublication(version)) return publication(version, published)
    const draft = draftId(id)
    const removed = published ? unpublication(published, draft, get(draft)) : []
    return [...removed, { delete: { id: version._id } }]
  })
}

/**
 * Prepares references for publication. A reference that is weak only because its target did not exist yet
 * (`_strengthenOnPublish`) becomes strong, unless the schema declares it weak.
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
