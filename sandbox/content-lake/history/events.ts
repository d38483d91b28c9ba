import {
  type DocumentChange,
  isPublishedId,
  type LakeDocument,
  publishedId,
  releaseNameOf,
} from '../document.ts'
import type { JsonObject } from '../json.ts'
import { readRelease, releaseDocumentId, type ReleaseState } from '../releases/release.ts'
import type { LoggedTransaction, TransactionLog } from '../store/log.ts'

/**
 * The events that a transaction gives for one document, such as `publishDocumentVersion`.
 *
 * They are derived from the changes of documents, so publishing by mutation and publishing by action give the same
 * history. Edits of drafts and versions are not events: the Studio reads them from the transactions.
 *
 * @param group the document's published id
 * @param remaining a draft or version that exists after the transaction; null if there is none
 */
function groupEvents(
  transaction: LoggedTransaction,
  group: string,
  remaining: LakeDocument | null,
): JsonObject[] {
  const { changes, timestamp, author } = transaction
  const common = { timestamp, author, documentId: group }
  const published = changes.find(({ id }) => isPublishedId(id))
  const versions = changes.filter(({ id }) => !isPublishedId(id))
  const created = versions.filter(({ before }) => !before)
  const deleted = versions.filter(({ after }) => !after)

  if (published && !published.after) {
    return remaining
      ? [{ ...common, type: 'unpublishDocument', ...versionFields(remaining) }]
      : [{ ...common, type: 'deleteDocumentGroup' }]
  }
  const creations = created.flatMap(({ after }) =>
    after ? [{ ...common, type: 'createDocumentVersion', ...versionFields(after) }] : [],
  )
  if (!published) {
    const deletions = deleted.flatMap(({ before }) =>
      before ? [{ ...common, type: 'deleteDocumentVersion', ...versionFields(before) }] : [],
    )
    return [...creations, ...deletions]
  }
  const [source] = deleted.flatMap(({ before }) => before ?? [])
  const publication = { ...publicationFields(published, source), revisionId: transaction.id }
  return [...creations, { ...common, ...publication }]
}

function publicationFields(
  published: DocumentChange,
  source: LakeDocument | undefined,
): JsonObject {
  if (source) {
    const type = releaseNameOf(source._id) === null ? 'document.publish' : 'release.publish'
    const cause = { publishCause: type, cause: { type } }
    return { type: 'publishDocumentVersion', ...versionFields(source), ...cause }
  }
  return { type: published.before ? 'updateLiveDocument' : 'createLiveDocument' }
}

function versionFields({ _id: versionId, _rev: versionRevisionId }: LakeDocument): JsonObject {
  const releaseId = releaseNameOf(versionId)
  return { versionId, versionRevisionId, ...(releaseId !== null && { releaseId }) }
}

export interface EventPage {
  /** Newest first. */
  events: JsonObject[]
  /** Where the next page starts; empty if this is the last page. */
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
  const filter = { documentIds, reverse: true, ...(cursor !== '' && { to: Number(cursor) - 1 }) }
  const events: JsonObject[] = []
  let lastSequence = 0
  for (const transaction of log.read(filter)) {
    if (events.length >= limit) return { events, nextCursor: String(lastSequence) }
    lastSequence = transaction.sequence
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
  const documentIds = log.idsInGroup(group)
  const versionIds = documentIds.filter((id) => !isPublishedId(id))
  return readPage(log, documentIds, page, (transaction) => {
    const stateAfter = (id: string) => log.documentAt(id, transaction.sequence)
    const remaining = versionIds.map(stateAfter).find((document) => document) ?? null
    return groupEvents(transaction, group, remaining)
  })
}

/** Event types of a release, by its previous state and its new state. */
const RELEASE_EVENT_TYPES: Readonly<Partial<Record<`${ReleaseState} ${ReleaseState}`, string>>> = {
  'scheduling scheduled': 'scheduleRelease',
  'scheduled active': 'unscheduleRelease',
  'publishing published': 'publishRelease',
  'archiving archived': 'archiveRelease',
  'unarchiving active': 'unarchiveRelease',
}

/**
 * One page of a release's events (`ReleaseEvent` of `sanity`): changes of its state, and documents added to it or
 * removed from it.
 */
export function readReleaseEvents(log: TransactionLog, name: string, page: PageRequest): EventPage {
  const documentIds = [releaseDocumentId(name), ...log.idsBelow(`versions.${name}`)]
  return readPage(log, documentIds, page, (transaction) => releaseEvents(transaction, name))
}

function releaseEvents(transaction: LoggedTransaction, name: string): JsonObject[] {
  const { changes, timestamp, author } = transaction
  const releaseChange = changes.find(({ id }) => id === releaseDocumentId(name))
  // If a transaction changes the release document, only that change can give an event.
  const events = releaseChange ? stateEvents(releaseChange) : changes.flatMap(membershipEvents)
  return events.map((event) => Object.assign(event, { timestamp, author, releaseName: name }))
}

function stateEvents({ before, after }: DocumentChange): JsonObject[] {
  const [previous, current] = [readRelease(before), readRelease(after)]
  if (!previous && current) return [{ type: 'createRelease' }]
  const type = previous && current && RELEASE_EVENT_TYPES[`${previous.state} ${current.state}`]
  if (!type) return []
  return [{ type, ...(type === 'scheduleRelease' && { publishAt: current.publishAt }) }]
}

function membershipEvents({ id: versionId, before, after }: DocumentChange): JsonObject[] {
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
