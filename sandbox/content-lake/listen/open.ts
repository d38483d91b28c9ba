import { generateId } from '../document.ts'
import type { Dataset } from '../store/dataset.ts'
import type { Transaction } from '../store/transaction.ts'
import { mutationEvents, type ListenOptions, type Matches } from './event.ts'
import { missedSince, parsePosition } from './resume.ts'
import type { EventSink } from './stream.ts'

export interface Listener {
  matches: Matches
  options: ListenOptions
  /** Whether it wants to resume where it was after a lost connection. */
  resumable: boolean
  /** The id of the last event it received, when it reconnects. */
  lastEventId: string | undefined
}

/** Characters. A longer backlog is not replayed: it would exceed what a reader may be behind. */
const MAX_RESUMED = 4 * 1024 * 1024

/**
 * Sends `welcome`, then what the listener has missed, then every transaction as it is committed.
 *
 * @param guard runs code that may refuse the listener later on, and ends its stream in that case
 * @returns a function that ends it
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
  const missed = since && isMuch(since, matches, options) ? null : since
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

function isMuch(
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
