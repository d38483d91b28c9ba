import {
  type DocumentChange,
  isPublishedId,
  type LakeDocument,
  publishedId,
  releaseOf,
} from '../document.ts'
import type { JsonObject } from '../json.ts'
import { readRelease, releaseDocumentId, type ReleaseState } from '../releases/release.ts'
import type { LoggedTransaction, TransactionLog } from '../store/log.ts'

/**
 * The events of one document in a transaction: created, published, unpublished, discarded, deleted.
 *
 * They are derived from the result, not from the request, so that publishing by mutation or by action gives the same
 * history. Edits are not events: the Studio reads them from the transactions.
 *
 * @param group the document's published id
 * @param left the draft or version that remains afterwards, null if none remains
 */
function groupEvents(
  transaction: LoggedTransaction,
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

export interface EventPage {
  /** Newest first. */
  events: JsonObject[]
  /** Where the next page starts; empty after the last page. */
  nextCursor: string
}

interface PageRequest {
  limit: number
  /** `nextCursor` of the previous page, empty for the newest events. */
  cursor: string
}

/** One page of the events of these documents. */
function readPage(
  log: TransactionLog,
  documentIds: readonly string[],
  { limit, cursor }: PageRequest,
  eventsOf: (transaction: LoggedTransaction) => JsonObject[],
): EventPage {
  const range = { documentIds, reverse: true, ...(cursor !== '' && { to: Number(cursor) - 1 }) }
  const events: JsonObject[] = []
  let last = 0
  for (const transaction of log.read(range)) {
    if (events.length >= limit) return { events, nextCursor: String(last) }
    last = transaction.sequence
    const changes = transaction.changes.filter(({ id }) => documentIds.includes(id))
    events.push(...eventsOf({ ...transaction, changes }))
  }
  return { events, nextCursor: '' }
}

/**
 * One page of a document's events.
 *
 * @param group the document's published id
 */
export function readEvents(log: TransactionLog, group: string, page: PageRequest): EventPage {
  const documentIds = log.idsOf(group)
  const versionIds = documentIds.filter((id) => !isPublishedId(id))
  return readPage(log, documentIds, page, (transaction) => {
    const at = (id: string) => log.documentAt(id, transaction.sequence)
    const left = versionIds.map(at).find((document) => document) ?? null
    return groupEvents(transaction, group, left)
  })
}

/** Event types of a release, by its previous state and its new state. */
const EVENTS: Readonly<Partial<Record<`${ReleaseState} ${ReleaseState}`, string>>> = {
  'scheduling scheduled': 'scheduleRelease',
  'scheduled active': 'unscheduleRelease',
  'publishing published': 'publishRelease',
  'archiving archived': 'archiveRelease',
  'unarchiving active': 'unarchiveRelease',
}

/**
 * One page of a release's events (`ReleaseEvent` of `sanity`): its state changes, and the
 * documents added to it and removed from it.
 */
export function readReleaseEvents(log: TransactionLog, name: string, page: PageRequest): EventPage {
  const documentIds = [releaseDocumentId(name), ...log.idsWithin(`versions.${name}`)]
  return readPage(log, documentIds, page, (transaction) => releaseEvents(transaction, name))
}

function releaseEvents(transaction: LoggedTransaction, name: string): JsonObject[] {
  const { changes, timestamp, author } = transaction
  const own = changes.find(({ id }) => id === releaseDocumentId(name))
  // A change of the release itself is one event, even if it also changes documents, as a publication does.
  const events = own ? ownEvents(own) : changes.flatMap(documentEvents)
  return events.map((event) => Object.assign(event, { timestamp, author, releaseName: name }))
}

function ownEvents({ before, after }: DocumentChange): JsonObject[] {
  const [was, is] = [readRelease(before), readRelease(after)]
  if (!was && is) return [{ type: 'createRelease' }]
  const type = was && is && EVENTS[`${was.state} ${is.state}`]
  if (!type) return []
  return [{ type, ...(type === 'scheduleRelease' && { publishAt: is.publishAt }) }]
}

function documentEvents({ id: versionId, before, after }: DocumentChange): JsonObject[] {
  const version = after ?? before
  if (!version || (before && after)) return []
  const common = {
    documentId: publishedId(versionId),
    documentType: version._type,
    versionId,
    versionRevisionId: version._rev,
  }
  return after
    ? [{ type: 'addDocumentToRelease', ...common, revisionId: version._rev }]
    : [{ type: 'discardDocumentFromRelease', ...common }]
}
