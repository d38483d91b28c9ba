import type { DocumentChange, LakeDocument, Transaction } from '../document.ts'
import { mendozaEffects } from '../history/mendoza.ts'
import type { JsonObject } from '../json.ts'
import { queryView } from '../query/answer.ts'
import { parseQuery } from '../query/parse.ts'
import { makeView } from '../query/view.ts'

export interface ListenOptions {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  /** Whether to include each change as a Mendoza patch. */
  mendoza: boolean
}

/** A listener's filter: true for a document about which the listener gets events. */
export type DocumentFilter = (document: LakeDocument) => boolean

/**
 * The events that a listener gets for a transaction: one for each document that matches the filter before or after
 * the transaction. Events are numbered, so that a client knows when it has received all events of the transaction.
 */
export function mutationEvents(
  transaction: Transaction,
  matches: DocumentFilter,
  options: ListenOptions,
): JsonObject[] {
  // Sorted by id: a listener that resumes within a transaction gets the changes with greater ids.
  const changes = transaction.changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const matching = changes.flatMap((change) => {
    const transition = transitionOf(change, matches)
    return transition ? [{ change, transition }] : []
  })
  return matching.map(({ change, transition }, index) => {
    const counts = {
      transactionTotalEvents: matching.length,
      transactionCurrentEvent: index + 1,
    }
    return Object.assign(mutationEvent(transaction, change, options), { transition }, counts)
  })
}

function transitionOf({ before, after }: DocumentChange, matches: DocumentFilter) {
  const matchedBefore = before !== null && matches(before)
  const matchesAfter = after !== null && matches(after)
  if (matchedBefore && matchesAfter) return 'update'
  if (matchesAfter) return 'appear'
  return matchedBefore ? 'disappear' : null
}

function mutationEvent(
  { id: transactionId, timestamp, author }: Transaction,
  { id: documentId, before, after, mutations }: DocumentChange,
  options: ListenOptions,
): JsonObject {
  return {
    type: 'mutation',
    eventId: `${transactionId}#${documentId}`,
    documentId,
    transactionId,
    identity: author,
    timestamp,
    visibility: 'query',
    ...(before && { previousRev: before['_rev'] }),
    resultRev: transactionId,
    ...(options.includeMutations && { mutations }),
    ...(options.includeResult && after && { result: after }),
    ...(options.includePreviousRevision && before && { previous: before }),
    ...(options.mendoza && { effects: mendozaEffects(before, after) }),
  }
}

/**
 * Creates the filter from a listener's query. The filter sees one document at a time, so a reference to another
 * document yields null. The hosted lake refuses filters that follow references.
 *
 * @throws LakeError 400 when the query does not parse
 */
export function createMatcher(
  query: string,
  params: JsonObject,
  sanity: { projectId: string; dataset: string },
  now: () => Date,
): DocumentFilter {
  parseQuery(query, params)
  if (query.trim() === '*') return () => true
  return (document) => {
    const result = queryView(makeView([document]), { query, params }, sanity, now())
    return Array.isArray(result) ? result.length > 0 : Boolean(result)
  }
}
