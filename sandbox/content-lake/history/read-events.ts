import { isPublishedId } from '../document.ts'
import type { JsonObject } from '../json.ts'
import type { TransactionLog } from '../store/log.ts'
import { groupEvents } from './events.ts'

export interface EventPage {
  /** Newest first. */
  events: JsonObject[]
  /** Where the next page starts, empty after the last. */
  nextCursor: string
}

/**
 * One page of a document's events.
 *
 * @param group the document's published id
 * @param cursor `nextCursor` of the previous page, empty for the newest events
 */
export function readEvents(
  log: TransactionLog,
  group: string,
  { limit, cursor }: { limit: number; cursor: string },
): EventPage {
  const documentIds = log.idsOf(group)
  const versionIds = documentIds.filter((id) => !isPublishedId(id))
  const to = cursor === '' ? undefined : Number(cursor) - 1
  const events: JsonObject[] = []
  let last = 0
  for (const transaction of log.read({
    documentIds,
    reverse: true,
    ...(to !== undefined && { to }),
  })) {
    if (events.length >= limit) return { events, nextCursor: String(last) }
    last = transaction.sequence
    const left = versionIds.map((id) => log.documentAt(id, last)).find((document) => document)
    const changes = transaction.changes.filter(({ id }) => documentIds.includes(id))
    events.push(...groupEvents({ ...transaction, changes }, group, left ?? null))
  }
  return { events, nextCursor: '' }
}
