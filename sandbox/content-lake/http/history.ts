import type { Context, Hono } from 'hono'
import { isDocumentId, type LakeDocument, publishedId } from '../document.ts'
import { badRequest } from '../errors.ts'
import { readEvents, readReleaseEvents } from '../history/events.ts'
import { describeTransaction, type TransactionOptions } from '../history/transactions.ts'
import type { Dataset } from '../store/dataset.ts'
import type { TransactionFilter, TransactionLog } from '../store/log.ts'
import type { LakeEnvironment } from './environment.ts'
import { readCount, readFlag, readSearch, readTimestamp } from './input.ts'

const HISTORY_PATH = '/:version{v[^/]+}/data/history/:dataset'
const DEFAULT_EVENTS = 100

/** `GET /data/history/:dataset/…`: documents at a revision or time, transactions, and events. */
export function addHistoryRoutes(app: Hono, { lake }: LakeEnvironment): void {
  const datasetOf = (context: Context) => lake.dataset(context.req.param('dataset') ?? '')

  app.get(`${HISTORY_PATH}/documents/:ids`, (context) => {
    const dataset = datasetOf(context)
    const ids = readIds(context.req.param('ids'))
    const find = createFinder(dataset, readSearch(context), ids)
    const found = new Map(ids.map((id) => [id, find(id)]))
    return context.json({
      documents: ids.flatMap((id) => found.get(id) ?? []),
      omitted: ids.filter((id) => !found.get(id)).map((id) => ({ id, reason: 'existence' })),
    })
  })

  const sendTransactions = (context: Context) => {
    const dataset = datasetOf(context)
    const documentIds = readIds(context.req.param('ids') ?? '')
    const { filter, options } = readTransactionQuery(dataset.log, readSearch(context))
    const selection = documentIds.length > 0 ? { ...filter, documentIds } : filter
    const lines = Array.from(dataset.log.read(selection), (transaction) =>
      describeTransaction(transaction, { ...options, documentIds }),
    )
    return context.body(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), 200, {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
    })
  }
  app.get(`${HISTORY_PATH}/transactions`, sendTransactions)
  app.get(`${HISTORY_PATH}/transactions/:ids`, sendTransactions)

  app.get(`${HISTORY_PATH}/events/releases/:name`, (context) => {
    const { log } = datasetOf(context)
    return context.json(readReleaseEvents(log, context.req.param('name'), readPage(context)))
  })

  app.get(`${HISTORY_PATH}/events/documents/:ids`, (context) => {
    const { log } = datasetOf(context)
    const page = readPage(context)
    const pages = readIds(context.req.param('ids')).map(
      (id) => [id, readEvents(log, publishedId(id), page)] as const,
    )
    return context.json({
      events: Object.fromEntries(pages.map(([id, { events }]) => [id, events])),
      nextCursor: pages[0]?.[1].nextCursor ?? '',
    })
  })
}

function readPage(context: Context): { limit: number; cursor: string } {
  const search = readSearch(context)
  const cursor = search.get('nextCursor') ?? ''
  if (!/^\d*$/.test(cursor)) throw badRequest('Invalid "nextCursor"')
  return { limit: readCount(search, 'limit', DEFAULT_EVENTS), cursor }
}

function readIds(list: string): string[] {
  const ids = list.split(',').filter((id) => id !== '')
  for (const id of ids) {
    if (!isDocumentId(id)) throw badRequest(`Malformed document ID: ${JSON.stringify(id)}`)
  }
  return ids
}

/**
 * Returns a function that looks up documents: in the past state that `revision`, `time` or `lastRevision` selects, or
 * in their current state if the request has none of these parameters.
 */
function createFinder(
  dataset: Dataset,
  search: URLSearchParams,
  ids: readonly string[],
): (id: string) => LakeDocument | null {
  const { log } = dataset
  const revision = search.get('revision')
  const time = readTimestamp(search, 'time')
  const wantsLast = readFlag(search, 'lastRevision') ?? false
  if (Number(revision !== null) + Number(time !== undefined) + Number(wantsLast) > 1) {
    throw badRequest('Give only one of "revision", "time" and "lastRevision"')
  }
  if (wantsLast) return (id) => log.lastRevisionOf(id)
  if (revision === null && time === undefined) return (id) => dataset.get(id)
  const sequence = revision === null ? log.sequenceAt(time ?? '') : log.sequenceOf(revision)
  if (sequence === null) return () => null
  return (id) => {
    const document = log.documentAt(id, sequence)
    const idOfPublished = publishedId(id)
    if (document || revision === null || ids.includes(idOfPublished)) return document
    // The Studio may request only the draft's id, although only the published document has the revision (for example
    // after an import). The response is then the published document.
    const published = log.documentAt(idOfPublished, sequence)
    return published?.['_rev'] === revision ? published : null
  }
}

const DEFAULT_TRANSACTIONS = 100

/** The transactions that a request selects, and how to describe them. */
interface TransactionQuery {
  filter: TransactionFilter
  options: Omit<TransactionOptions, 'documentIds'>
}

/** @throws LakeError 400 for an invalid parameter */
function readTransactionQuery(log: TransactionLog, search: URLSearchParams) {
  const authors = search.get('authors')?.split(',')
  return {
    filter: {
      ...readRange(log, search),
      ...(authors && { authors }),
      reverse: readFlag(search, 'reverse') ?? false,
      limit: readCount(search, 'limit', DEFAULT_TRANSACTIONS),
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

/** First and last sequence number. For an unknown transaction, they select nothing. */
function readRange(log: TransactionLog, search: URLSearchParams): { from?: number; to?: number } {
  const [from, to] = [search.get('fromTransaction'), search.get('toTransaction')]
  return {
    ...(from && { from: log.sequenceOf(from) ?? Number.MAX_SAFE_INTEGER }),
    ...(to && { to: log.sequenceOf(to) ?? 0 }),
  }
}
