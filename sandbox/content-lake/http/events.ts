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
 * Answers with Server-Sent Events.
 *
 * @param open gets the sink to send events to, and returns a function to call when the stream ends
 * @throws LakeError 503 when the limit of open streams is reached; clients retry
 */
function respondWithEvents(
  context: Context,
  { streams }: LakeEnvironment,
  open: (sink: EventSink) => () => void,
): Response {
  if (streams.isFull) throw apiError(503, 'Service Unavailable', 'Too many listeners')
  return streams.respond(() => closeConnection(context), open)
}

/** `GET /data/listen/:dataset`: mutations as Server-Sent Events, after a `welcome`. */
export function addListenRoutes(app: Hono, environment: LakeEnvironment): void {
  const { lake } = environment
  app.get('/:version{v[^/]+}/data/listen/:dataset', (context) => {
    const name = context.req.param('dataset')
    return respondWithEvents(context, environment, (sink) => {
      let unsubscribe = () => {}
      const guard = (work: () => void) => reportRefusals(sink, work)
      guard(() => {
        const dataset = lake.dataset(name)
        const listener = readListener(environment, name, context)
        unsubscribe = openListener(dataset, listener, sink, guard)
      })
      return unsubscribe
    })
  })
}

// After a failed connection a client reconnects; after a `channelError` it does not.
function reportRefusals(sink: EventSink, work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    // Here the client understands `{error}` and `{message}`, but not the API's usual error body.
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
  const allVersions = readFlag(search, 'includeAllVersions') ?? !supportsReleases(apiVersion)
  const matches = createMatcher(query, readGroqParameters(search), { projectId, dataset }, () =>
    environment.lake.dataset(dataset).now(),
  )
  return {
    matches: (document) => (allVersions || isPublishedId(document['_id'])) && matches(document),
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

/** `GET /data/live/events/:dataset`: sync tags of queries whose answers may have changed. */
export function addLiveRoutes(app: Hono, environment: LakeEnvironment): void {
  const { lake } = environment
  // `cors` has already refused other origins.
  app.get('/:version{v[^/]+}/check/cors', (context) =>
    context.json({ result: { allowed: true, withCredentials: true } }),
  )

  app.get('/:version{v[^/]+}/data/live/events/:dataset', (context) => {
    const dataset = lake.dataset(context.req.param('dataset'))
    const drafts = readFlag(readSearch(context), 'includeDrafts') ?? false
    const lastEventId = context.req.header('last-event-id') ?? ''
    return respondWithEvents(context, environment, (sink) => {
      const tell = (transaction: Transaction) => {
        const changes = transaction.changes.filter(({ id }) => drafts || isPublishedId(id))
        if (changes.length === 0) return
        const data = { tags: tagsOfChanges(dataset.name, changes, (id) => dataset.get(id)) }
        sink.send({ event: 'message', id: transaction.id, data })
      }
      const missed = lastEventId === '' ? [] : missedTransactions(dataset.log, lastEventId)
      // `restart` if the missed changes are unknown or too many: everything might have changed.
      const event = missed ? 'welcome' : 'restart'
      sink.send({ event, id: dataset.log.newest()?.id ?? lastEventId, data: {} })
      for (const transaction of missed ?? []) tell(transaction)
      return dataset.subscribe({
        onTransaction: tell,
        onDelete() {
          const reason = `Dataset "${dataset.name}" was deleted`
          sink.send({ event: 'goaway', id: dataset.log.newest()?.id ?? '', data: { reason } })
          sink.end()
        },
      })
    })
  })
}

/** Closes the connection of a request immediately, without sending what is queued. */
export function closeConnection(context: Context): void {
  const incoming: unknown = context.env?.incoming
  if (incoming instanceof IncomingMessage) incoming.socket.destroy()
}
