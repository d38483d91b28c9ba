import type { TransactionOptions } from '../history/transactions.ts'
import type { LogRange, TransactionLog } from '../store/log.ts'
import { readCount, readFlag, readTimestamp } from './parameters.ts'

const DEFAULT_LIMIT = 100

/** Which transactions a request asks for, and which parts of them. Both ends are included. */
interface TransactionQuery {
  range: LogRange
  options: Omit<TransactionOptions, 'documentIds'>
}

/** @throws LakeError 400 for a parameter that is malformed */
export function readTransactionQuery(log: TransactionLog, search: URLSearchParams) {
  const { from, to } = readRange(log, search)
  const authors = search.get('authors')?.split(',')
  return {
    range: {
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(authors && { authors }),
      reverse: readFlag(search, 'reverse') ?? false,
      limit: readCount(search, 'limit', DEFAULT_LIMIT),
    },
    options: {
      excludeContent:
        (readFlag(search, 'excludeContent') ?? false) ||
        (readFlag(search, 'excludeMutations') ?? false),
      identifiedOnly: readFlag(search, 'includeIdentifiedDocumentsOnly') ?? false,
      mendoza: search.get('effectFormat') === 'mendoza',
    },
  } satisfies TransactionQuery
}

function readRange(log: TransactionLog, search: URLSearchParams): { from?: number; to?: number } {
  const fromTime = readTimestamp(search, 'fromTime')
  const toTime = readTimestamp(search, 'toTime')
  // An unknown transaction id matches nothing.
  const sequenceOf = (id: string, none: number) => log.sequenceOf(id) ?? none
  const fromTransaction = search.get('fromTransaction') || null
  const toTransaction = search.get('toTransaction') || null
  const from = [
    ...(fromTransaction === null ? [] : [sequenceOf(fromTransaction, Number.MAX_SAFE_INTEGER)]),
    ...(fromTime === undefined ? [] : [log.sequenceAt(justBefore(fromTime)) + 1]),
  ]
  const to = [
    ...(toTransaction === null ? [] : [sequenceOf(toTransaction, 0)]),
    ...(toTime === undefined ? [] : [log.sequenceAt(toTime)]),
  ]
  return {
    ...(from.length > 0 && { from: Math.max(...from) }),
    ...(to.length > 0 && { to: Math.min(...to) }),
  }
}

/** The previous millisecond: stored times have that precision. */
function justBefore(timestamp: string): string {
  return new Date(Date.parse(timestamp) - 1).toISOString()
}
