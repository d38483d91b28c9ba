import type { TransactionOptions } from '../history/transactions.ts'
import type { LogRange, TransactionLog } from '../store/log.ts'
import { readCount, readFlag } from './parameters.ts'

const DEFAULT_LIMIT = 100

/** Which transactions a request asks for, and which parts of them. Both ends are included. */
interface TransactionQuery {
  range: LogRange
  options: Omit<TransactionOptions, 'documentIds'>
}

/** @throws LakeError 400 for a parameter that is malformed */
export function readTransactionQuery(log: TransactionLog, search: URLSearchParams) {
  const authors = search.get('authors')?.split(',')
  return {
    range: {
      ...readRange(log, search),
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

/** An unknown transaction matches nothing. */
function readRange(log: TransactionLog, search: URLSearchParams): { from?: number; to?: number } {
  const [from, to] = [search.get('fromTransaction'), search.get('toTransaction')]
  return {
    ...(from && { from: log.sequenceOf(from) ?? Number.MAX_SAFE_INTEGER }),
    ...(to && { to: log.sequenceOf(to) ?? 0 }),
  }
}
