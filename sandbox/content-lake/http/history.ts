import type { Context, Hono } from 'hono'
import { isDocumentId, type LakeDocument, publishedId } from '../document.ts'
import { badRequest } from '../errors.ts'
import { readEvents, readReleaseEvents } from '../history/events.ts'
import { describeTransaction, type TransactionOptions } from '../history/transactions.ts'
import type { Dataset } from '../store/dataset.ts'
import type { TransactionFilter, TransactionLog } from '../store/log.ts'
import type { LakeEnvironment } from './environment.ts'
import { readCount, readFlag, readSearch, readTimestamp } from './input.ts'

const ROOT = '/:version{v[^/]+}/data/history/:dataset'
const EVENTS_LIMIT = 100

/** `GET /data/history/:dataset/…`: documents at a revision or time, transactions, and events. */
export function addHistoryRoutes(app: Hono, { lake }: LakeEnvironment): void {
  const datasetOf = (context: Context) => lake.dataset(context.req.param('dataset') ?? '')

  app.get(`${ROOT}/documents/:ids`, (context) => {
    const dataset = datasetOf(context)
    const ids = readIds(context.req.param('ids'))
    const find = finder(dataset, readSearch(context), ids)
    const found = new Map(ids.map((id) => [id, find(id)]))
    return context.json({
      documents: ids.flatMap((id) => found.get(id) ?? []),
      omitted: ids.filter((id) => !found.get(id)).map((id) => ({ id, reason: 'existence' })),
    })
  })

  const transactions = (context: Context) => {
    const dataset = datasetOf(context)
    const documentIds = readIds(context.req.param('ids') ?? '')
    const { range, options } = readTransactionQuery(dataset.log, readSearch(context))
    const asked = documentIds.length > 0 ? { ...range, documentIds } : range
    const lines = Array.from(dataset.log.read(asked), (transaction) =>
      describeTransaction(transaction, { ...options, documentIds }),
    )
    return context.body(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), 200, {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
    })
  }
  app.get(`${ROOT}/transactions`, transactions)
  app.get(`${ROOT}/transactions/:ids`, transactions)

  app.get(`${ROOT}/events/releases/:name`, (context) => {
    const { log } = datasetOf(context)
    return context.json(readReleaseEvents(log, context.req.param('name'), readPage(context)))
  })

  app.get(`${ROOT}/events/documents/:ids`, (context) => {
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
  return { limit: readCount(search, 'limit', EVENTS_LIMIT), cursor }
}

function readIds(list: string): string[] {
  const ids = list.split(',').filter((id) => id !== '')
  for (const id of ids) {
    if (!isDocumentId(id)) throw badRequest(`Malformed document ID: ${JSON.stringify(id)}`)
  }
  return ids
}

/**
 * Returns a function that looks up documents in their current state, or in the past state that one of three
 * parameters names.
 */
function finder(
  dataset: Dataset,
  search: URLSearchParams,
  ids: readonly string[],
): (id: string) => LakeDocument | null {
  const { log } = dataset
  const revision = search.get('revision')
  const time = readTimestamp(search, 'time')
  const last = readFlag(search, 'lastRevision') ?? false
  if (Number(revision !== null) + Number(time !== undefined) + Number(last) > 1) {
    throw badRequest('Give only one of "revision", "time" and "lastRevision"')
  }
  if (last) return (id) => log.lastRevisionOf(id)
  if (revision === null && time === undefined) return (id) => dataset.get(id)
  const sequence = revision === null ? log.sequenceAt(time ?? '') : log.sequenceOf(revision)
  if (sequence === null) return () => null
  return (id) => {
    const document = log.documentAt(id, sequence)
    const shown = publishedId(id)
    if (document || revision === null || ids.includes(shown)) return document
    // The Studio can ask for a draft at a revision that an import made, when only the published document existed.
    // The Studio would have shown the published document then, so that is returned.
    const published = log.documentAt(shown, sequence)
    return published?.['_rev'] === revision ? published : null
  }
}

const DEFAULT_LIMIT = 100

/** Which transactions a request asks for, and which parts of them. The range includes both ends. */
interface TransactionQuery {
  range: TransactionFilter
  options: Omit<TransactionOptions, 'documentIds'>
}

/** @throws LakeError 400 for a parameter that is malformed */
function readTransactionQuery(log: TransactionLog, search: URLSearchParams) {
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

/** With an unknown transaction, the range is empty. */
function readRange(log: TransactionLog, search: URLSearchParams): { from?: number; to?: number } {
  const [from, to] = [search.get('fromTransaction'), search.get('toTransaction')]
  return {
    ...(from && { from: log.sequenceOf(from) ?? Number.MAX_SAFE_INTEGER }),
    ...(to && { to: log.sequenceOf(to) ?? 0 }),
  }
}
