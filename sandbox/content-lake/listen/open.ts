import { generateId, type Transaction } from '../document.ts'
import type { Dataset } from '../store/dataset.ts'
import type { LoggedTransaction, TransactionLog } from '../store/log.ts'
import { type ListenOptions, type DocumentFilter, mutationEvents } from './event.ts'
import type { EventSink } from './stream.ts'

export interface Listener {
  matches: DocumentFilter
  options: ListenOptions
  /** Whether the listener resumes after a lost connection. */
  isResumable: boolean
  /** Id of the last event that the listener received before it reconnected. */
  lastEventId: string | undefined
}

// If more was missed, the listener gets a `reset`: above 8 MB of unsent bytes, `stream.ts` would disconnect it.
const MAX_MISSED_BYTES = 4 * 1024 * 1024

/**
 * Sends a first event, then the events of missed transactions, then the events of each new transaction.
 *
 * @param guard runs code that might throw, and ends the stream if it does
 * @returns a function that ends the listener
 */
export function openListener(
  dataset: Dataset,
  { matches, options, isResumable, lastEventId }: Listener,
  sink: EventSink,
  guard: (work: () => void) => void,
): () => void {
  const sendEvents = (transaction: Transaction) =>
    guard(() => {
      for (const event of mutationEvents(transaction, matches, options)) {
        sink.send({ event: 'mutation', id: String(event['eventId']), data: event })
      }
    })

  const isReconnecting = isResumable && lastEventId !== undefined && lastEventId !== ''
  const found = isReconnecting ? missedTransactions(dataset.log, lastEventId) : null
  const missed = found && isTooLong(found, matches, options) ? null : found
  // `welcome` and `reset` have an id too: the connection might be lost before the listener receives another event.
  const newest = isResumable ? dataset.log.newest()?.id : undefined
  const position = newest === undefined ? {} : { id: `${newest}#` }
  const data = { listenerName: generateId() }
  if (missed) {
    sink.send({ event: 'welcomeback', data })
    for (const transaction of missed) sendEvents(transaction)
  } else if (isReconnecting) sink.send({ event: 'reset', ...position, data })
  else sink.send({ event: 'welcome', ...position, data })

  return dataset.subscribe({
    onTransaction: sendEvents,
    onDelete() {
      sink.send({
        event: 'disconnect',
        data: { reason: `Dataset "${dataset.name}" was deleted` },
      })
      sink.end()
    },
  })
}

function isTooLong(
  transactions: readonly Transaction[],
  matches: DocumentFilter,
  options: ListenOptions,
): boolean {
  let bytes = 0
  return transactions.some((transaction) => {
    bytes += Buffer.byteLength(JSON.stringify(mutationEvents(transaction, matches, options)))
    return bytes > MAX_MISSED_BYTES
  })
}

/** With this many missed transactions, fetching all content again is less work for a client. */
const TOO_MANY_MISSED = 500

/** The transaction and the document of the last event that a listener received. */
interface ListenPosition {
  transactionId: string
  documentId: string
}

/** Parses the id of an event, `<transaction>#<document>`. */
function parsePosition(eventId: string): ListenPosition {
  const separator = eventId.indexOf('#')
  if (separator === -1) return { transactionId: eventId, documentId: '' }
  return { transactionId: eventId.slice(0, separator), documentId: eventId.slice(separator + 1) }
}

/**
 * The transactions after the last event that a listener received, oldest first. Null if the listener can't resume,
 * because the event is unknown or too many transactions follow it.
 */
export function missedTransactions(
  log: TransactionLog,
  lastEventId: string,
): LoggedTransaction[] | null {
  const { transactionId, documentId } = parsePosition(lastEventId)
  const from = log.sequenceOf(transactionId)
  if (from === null) return null
  const [lastSeen, ...later] = log.read({ from, limit: TOO_MANY_MISSED + 1 })
  if (!lastSeen || later.length === TOO_MANY_MISSED) return null
  // An id without a document is from `welcome` or `reset`, sent after `lastSeen`. So nothing of `lastSeen` was missed.
  const unseen = documentId === '' ? [] : lastSeen.changes.filter(({ id }) => id > documentId)
  return [{ ...lastSeen, changes: unseen }, ...later]
}
