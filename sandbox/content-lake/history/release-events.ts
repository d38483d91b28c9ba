import { publishedId } from '../document.ts'
import type { JsonObject } from '../json.ts'
import { readRelease, releaseDocumentId, type ReleaseState } from '../releases/release.ts'
import type { LoggedTransaction, TransactionLog } from '../store/log.ts'
import type { DocumentChange } from '../store/transaction.ts'
import type { EventPage } from './read-events.ts'

/** The event that a release's reaching a state is, by the state that it was in. */
const EVENTS: Readonly<Partial<Record<`${ReleaseState} ${ReleaseState}`, string>>> = {
  'scheduling scheduled': 'scheduleRelease',
  'scheduled active': 'unscheduleRelease',
  'publishing published': 'publishRelease',
  'archiving archived': 'archiveRelease',
  'unarchiving active': 'unarchiveRelease',
}

/**
 * One page of a release's events, newest first (`ReleaseEvent` of `sanity`): what was done to it, and which
 * documents were put into it and taken out.
 *
 * @param cursor `nextCursor` of the previous page, empty for the newest events
 */
export function readReleaseEvents(
  log: TransactionLog,
  name: string,
  { limit, cursor }: { limit: number; cursor: string },
): EventPage {
  const id = releaseDocumentId(name)
  const documentIds = [id, ...log.idsWithin(`versions.${name}`)]
  const range = { documentIds, reverse: true, ...(cursor !== '' && { to: Number(cursor) - 1 }) }
  const events: JsonObject[] = []
  let last = 0
  for (const transaction of log.read(range)) {
    if (events.length >= limit) return { events, nextCursor: String(last) }
    last = transaction.sequence
    const changes = transaction.changes.filter((change) => documentIds.includes(change.id))
    events.push(...releaseEvents({ ...transaction, changes }, name))
  }
  return { events, nextCursor: '' }
}

function releaseEvents(transaction: LoggedTransaction, name: string): JsonObject[] {
  const { changes, timestamp, author } = transaction
  const own = changes.find(({ id }) => id === releaseDocumentId(name))
  // What a release does to its documents is one event, that of the release.
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
