import { supportsReleases } from '../api-version.ts'
import {
  compareIds,
  isDraftId,
  isPublishedId,
  publishedId,
  releaseNameOf,
  type LakeDocument,
} from '../document.ts'
import { badRequest } from '../errors.ts'
import { isUnpublication } from '../releases/release.ts'

/** `raw`, `published`, or names of layers (`drafts`, releases) over the published documents, topmost first. */
export type Perspective = 'raw' | 'published' | readonly string[]

const RELEASE_NAME = /^[A-Za-z0-9_-]+$/

/**
 * Parses the `perspective` of a request: a name, or a stack of names separated by commas.
 *
 * @param apiVersion version in the path, without its `v`; from 2025-02-19 on, the default perspective is `published`
 * @throws LakeError 400 for an invalid release name, or `raw` inside a stack
 */
export function parsePerspective(value: string | undefined, apiVersion: string): Perspective {
  if (value === undefined || value === '') {
    return supportsReleases(apiVersion) ? 'published' : 'raw'
  }
  const layers = value.split(',').map((layer) => (layer === 'previewDrafts' ? 'drafts' : layer))
  const [first] = layers
  if (layers.length === 1 && (first === 'raw' || first === 'published')) return first
  for (const layer of layers) {
    if (!RELEASE_NAME.test(layer)) throw badRequest(`Invalid perspective: "${value}"`)
    if (layer === 'raw') throw badRequest('perspective "raw" cannot be combined with others')
  }
  return layers
}

/**
 * The documents that a perspective shows, as if its drafts and releases were published. With layers, each document has
 * its published id as `_id`, and its stored id as `_originalId`.
 */
export function applyPerspective(
  documents: readonly LakeDocument[],
  perspective: Perspective,
): readonly LakeDocument[] {
  if (perspective === 'raw') return documents
  if (perspective === 'published') return documents.filter(({ _id: id }) => isPublishedId(id))
  return overlay(documents, perspective)
}

function overlay(documents: readonly LakeDocument[], layers: readonly string[]): LakeDocument[] {
  const published: LakeDocument[] = []
  const topmost = new Map<string, { rank: number; document: LakeDocument }>()
  for (const document of documents) {
    const { _id: originalId } = document
    const rank = rankOf(originalId, layers)
    if (rank === layers.length) published.push(document)
    else if (rank !== null) {
      const id = publishedId(originalId)
      const current = topmost.get(id)
      if (!current || rank < current.rank) topmost.set(id, { rank, document })
    }
  }
  const shown = published.flatMap((document) => {
    const { _id: id } = document
    const { document: shownDocument = document } = topmost.get(id) ?? {}
    topmost.delete(id)
    return isUnpublication(shownDocument) ? [] : overlaid(id, shownDocument)
  })
  const neverPublished = Array.from(topmost)
    .filter(([, { document }]) => !isUnpublication(document))
    .map(([id, { document }]) => overlaid(id, document))
  // Published documents are sorted already, which makes this sort fast.
  return neverPublished.length === 0 ? shown : [...shown, ...neverPublished].toSorted(compareIds)
}

// An unchanged document always gets the same copy, so that caches keyed by the copy stay valid.
const overlaidDocuments = new WeakMap<LakeDocument, LakeDocument>()

function overlaid(id: string, document: LakeDocument): LakeDocument {
  const { _id: originalId } = document
  const shown = overlaidDocuments.get(document) ?? { ...document, _id: id, _originalId: originalId }
  overlaidDocuments.set(document, shown)
  return shown
}

/** Index of the layer that contains this document id; `layers.length` for a published id, null for other ids. */
function rankOf(id: string, layers: readonly string[]): number | null {
  if (isPublishedId(id)) return layers.length
  const rank = layers.indexOf(isDraftId(id) ? 'drafts' : (releaseNameOf(id) ?? ''))
  return rank === -1 ? null : rank
}
