import type { LoggedTransaction, TransactionLog } from '../store/log.ts'

/** More transactions than this are not replayed: fetching everything again is less work. */
const MAX_MISSED = 500

/** The last event that a listener received: a document's, within a transaction. */
export interface ListenPosition {
  transactionId: string
  documentId: string
}

/** Parses the id of an event, `<transaction>#<document>`. */
export function parsePosition(eventId: string): ListenPosition {
  const separator = eventId.indexOf('#')
  if (separator === -1) return { transactionId: eventId, documentId: '' }
  return { transactionId: eventId.slice(0, separator), documentId: eventId.slice(separator + 1) }
}

/**
 * What a listener has missed since it was disconnected, oldest first; null when it can't resume because
 * the position is unknown or too old.
 */
export function missedSince(
  log: TransactionLog,
  { transactionId, documentId }: ListenPosition,
): LoggedTransaction[] | null {
  const from = log.sequenceOf(transactionId)
  if (from === null) return null
  const [last, ...since] = log.read({ from, limit: MAX_MISSED + 1 })
  if (!last || since.length === MAX_MISSED) return null
  // An event id without a document stands for the whole of its transaction.
  const rest = documentId === '' ? [] : last.changes.filter(({ id }) => id > documentId)
  return [{ ...last, changes: rest }, ...since]
}
