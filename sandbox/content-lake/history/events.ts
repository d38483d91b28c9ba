import { isPublishedId, releaseOf, type LakeDocument } from '../document.ts'
import type { JsonObject } from '../json.ts'
import type { DocumentChange } from '../store/transaction.ts'

/** The part of a transaction that concerns one document, its drafts and its versions. */
export interface GroupTransaction {
  id: string
  timestamp: string
  author: string
  changes: readonly DocumentChange[]
}

/**
 * What a transaction meant to one document: created, published, unpublished, discarded, deleted.
 *
 * Derived from the result and not from the request, so that publishing by mutation and by action look the
 * same in the history. Edits are not events: the Studio reads them from the transactions.
 *
 * @param group the document's published id
 * @param left the draft or version that remains afterwards, null if there is none
 */
export function groupEvents(
  transaction: GroupTransaction,
  group: string,
  left: LakeDocument | null,
): JsonObject[] {
  const { changes, timestamp, author } = transaction
  const common = { timestamp, author, documentId: group }
  const published = changes.find(({ id }) => isPublishedId(id))
  const versions = changes.filter(({ id }) => !isPublishedId(id))
  const made = versions.filter(({ before }) => !before)
  const gone = versions.filter(({ after }) => !after)

  if (published && !published.after) {
    return left
      ? [{ ...common, type: 'unpublishDocument', ...versionOf(left) }]
      : [{ ...common, type: 'deleteDocumentGroup' }]
  }
  const events = made.flatMap(({ after }) =>
    after ? [{ ...common, type: 'createDocumentVersion', ...versionOf(after) }] : [],
  )
  if (!published) {
    const deleted = gone.flatMap(({ before }) =>
      before ? [{ ...common, type: 'deleteDocumentVersion', ...versionOf(before) }] : [],
    )
    return [...events, ...deleted]
  }
  const [source] = gone.flatMap(({ before }) => before ?? [])
  return [...events, { ...common, ...publication(published, source), revisionId: transaction.id }]
}

function publication(published: DocumentChange, source: LakeDocument | undefined): JsonObject {
  if (source) {
    const type = releaseOf(source._id) === null ? 'document.publish' : 'release.publish'
    const cause = { publishCause: type, cause: { type } }
    return { type: 'publishDocumentVersion', ...versionOf(source), ...cause }
  }
  return { type: published.before ? 'updateLiveDocument' : 'createLiveDocument' }
}

function versionOf({ _id: versionId, _rev: versionRevisionId }: LakeDocument): JsonObject {
  const releaseId = releaseOf(versionId)
  return { versionId, versionRevisionId, ...(releaseId !== null && { releaseId }) }
}
