import { generateId, type Transaction } from '../document.ts'
import type { Dataset } from '../store/dataset.ts'
import type { LoggedTransaction, TransactionLog } from '../store/log.ts'
import { type ListenOptions, type Matches, mutationEvents } from './event.ts'
import type { EventSink } from './stream.ts'

export interface Listener {
  matches: Matches
  options: ListenOptions
  /** Whether the listener can resume after a lost connection. */
  resumable: boolean
  /** The id of the last event that the listener received, when it reconnects. */
  lastEventId: string | undefined
}

/** In characters. A longer backlog is not replayed, because it would exceed the limit for unsent bytes. */
const MAX_RESUMED = 4 * 1024 * 1024

/**
 * Sends a greeting event, then the missed transactions, then each transaction when it is committed.
 *
 * @param guard runs code that might throw, and ends the stream if it does
 * @returns a function that ends the listener
 */
export function openListener(
  dataset: Dataset,
  { matches, options, resumable, lastEventId }: Listener,
  sink: EventSink,
  guard: (work: () => void) => void,
): () => void {
  const tell = (transaction: Transaction) =>
    guard(() => {
      for (const event of mutationEvents(transaction, matches, options)) {
        sink.send({ event: 'mutation', id: String(event['eventId']), data: event })
      }
    })

  const returning = resumable && lastEventId !== undefined && lastEventId !== ''
  const since = returning ? missedSince(dataset.log, parsePosition(lastEventId)) : null
  const missed = since && isTooMuch(since, matches, options) ? null : since
  // A listener that has received nothing yet needs a position too, to resume from.
  const newest = resumable ? dataset.log.newest()?.id : undefined
  const position = newest === undefined ? {} : { id: `${newest}#` }
  const greeting = { listenerName: generateId() }
  if (missed) {
    sink.send({ event: 'welcomeback', data: greeting })
    for (const transaction of missed) tell(transaction)
  } else if (returning) sink.send({ event: 'reset', ...position, data: greeting })
  else sink.send({ event: 'welcome', ...position, data: greeting })

  return dataset.subscribe({
    onTransaction: tell,
    onDelete() {
      sink.send({
        event: 'disconnect',
        data: { reason: `Dataset "${dataset.name}" was deleted` },
      })
      sink.end()
    },
  })
}

function isTooMuch(
  transactions: readonly Transaction[],
  matches: Matches,
  options: ListenOptions,
): boolean {
  let characters = 0
  return transactions.some((transaction) => {
    characters += JSON.stringify(mutationEvents(transaction, matches, options)).length
    return characters > MAX_RESUMED
  })
}

/** Beyond this number of transactions, fetching everything again is less work than a replay. */
const MAX_MISSED = 500

/** The last event that a listener received: a document in a transaction. */
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
 * The transactions that a listener has missed, oldest first; null when it can't resume, because its position is
 * unknown or too old.
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
