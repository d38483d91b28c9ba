import { IncomingMessage } from 'node:http'
import type { Context, Hono } from 'hono'
import { supportsReleases } from '../api-version.ts'
import { isPublishedId, type Transaction } from '../document.ts'
import { apiError, badRequest, LakeError } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import { createMatcher } from '../listen/event.ts'
import { type Listener, missedTransactions, openListener } from '../listen/open.ts'
import type { EventSink } from '../listen/stream.ts'
import { tagsOfChanges } from '../live/tags.ts'
import type { LakeEnvironment } from './environment.ts'
import { readFlag, readGroqParameters, readSearch } from './input.ts'

/**
 * Responds with a stream of Server-Sent Events.
 *
 * @param open gets the sink that sends events; returns a function that is called when the stream ends
 * @throws LakeError 503 when the limit of open streams is reached; clients then retry
 */
function respondWithEvents(
  context: Context,
  { streams }: LakeEnvironment,
  open: (sink: EventSink) => () => void,
): Response {
  if (streams.isFull) throw apiError(503, 'Service Unavailable', 'Too many listeners')
  return streams.respond(() => closeConnection(context), open)
}

/** `GET /data/listen/:dataset`: sends mutations as Server-Sent Events, after a first event like `welcome`. */
export function addListenRoutes(app: Hono, environment: LakeEnvironment): void {
  const { lake } = environment
  app.get('/:version{v[^/]+}/data/listen/:dataset', (context) => {
    const name = context.req.param('dataset')
    return respondWithEvents(context, environment, (sink) => {
      let unsubscribe = () => {}
      const guard = (work: () => void) => sendErrorsAsEvents(sink, work)
      guard(() => {
        const dataset = lake.dataset(name)
        const listener = readListener(environment, name, context)
        unsubscribe = openListener(dataset, listener, sink, guard)
      })
      return unsubscribe
    })
  })
}

// A `channelError` stops a client. Without it, the client would reconnect and fail again.
function sendErrorsAsEvents(sink: EventSink, work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    // If `error` is a string, only `message` is sent: the client would show `error` instead.
    const { body, message } = error
    sink.send({ event: 'channelError', data: isJsonObject(body['error']) ? body : { message } })
    sink.end()
  }
}

function readListener(environment: LakeEnvironment, dataset: string, context: Context): Listener {
  const { projectId } = environment.lake
  const search = readSearch(context)
  const query = search.get('query')
  if (query === null || query === '') throw badRequest('Missing required "query"')
  const apiVersion = context.req.param('version')?.slice(1) ?? ''
  const sendsVersions = readFlag(search, 'includeAllVersions') ?? !supportsReleases(apiVersion)
  const matches = createMatcher(query, readGroqParameters(search), { projectId, dataset }, () =>
    environment.lake.dataset(dataset).now(),
  )
  return {
    matches: (document) => (sendsVersions || isPublishedId(document['_id'])) && matches(document),
    options: {
      includeResult: readFlag(search, 'includeResult') ?? false,
      includePreviousRevision: readFlag(search, 'includePreviousRevision') ?? false,
      includeMutations: readFlag(search, 'includeMutations') ?? true,
      mendoza: search.get('effectFormat') === 'mendoza',
    },
    isResumable: readFlag(search, 'enableResume') ?? false,
    lastEventId: context.req.header('last-event-id'),
  }
}

/** `GET /data/live/events/:dataset`: sends sync tags of changes. Query results with the same tags may be outdated. */
export function addLiveRoutes(app: Hono, environment: LakeEnvironment): void {
  const { lake } = environment
  // The middleware `cors` has already refused requests from origins other than loopback.
  app.get('/:version{v[^/]+}/check/cors', (context) =>
    context.json({ result: { allowed: true, withCredentials: true } }),
  )

  app.get('/:version{v[^/]+}/data/live/events/:dataset', (context) => {
    const dataset = lake.dataset(context.req.param('dataset'))
    const includesDrafts = readFlag(readSearch(context), 'includeDrafts') ?? false
    const lastEventId = context.req.header('last-event-id') ?? ''
    return respondWithEvents(context, environment, (sink) => {
      const sendTags = (transaction: Transaction) => {
        const changes = transaction.changes.filter(({ id }) => includesDrafts || isPublishedId(id))
        if (changes.length === 0) return
        const data = { tags: tagsOfChanges(dataset.name, changes, (id) => dataset.get(id)) }
        sink.send({ event: 'message', id: transaction.id, data })
      }
      const missed = lastEventId === '' ? [] : missedTransactions(dataset.log, lastEventId)
      // `restart` if the missed changes are unknown or too many, because every query result might be outdated.
      const event = missed ? 'welcome' : 'restart'
      sink.send({ event, id: dataset.log.newest()?.id ?? lastEventId, data: {} })
      for (const transaction of missed ?? []) sendTags(transaction)
      return dataset.subscribe({
        onTransaction: sendTags,
        onDelete() {
          const reason = `Dataset "${dataset.name}" was deleted`
          sink.send({ event: 'goaway', id: dataset.log.newest()?.id ?? '', data: { reason } })
          sink.end()
        },
      })
    })
  })
}

/** Closes the connection of a request immediately, without sending queued data. */
export function closeConnection(context: Context): void {
  const incoming: unknown = context.env?.incoming
  if (incoming instanceof IncomingMessage) incoming.socket.destroy()
}
