import type { Hono } from 'hono'
import { generateId } from '../document.ts'
import { badRequest, LakeError } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import { mutationEvents } from '../listen/event.ts'
import { createMatcher } from '../listen/matcher.ts'
import { eventStream, type EventSink } from '../listen/stream.ts'
import type { LakeEnvironment } from './environment.ts'
import { readFlag, readGroqParameters, readSearch } from './parameters.ts'

/** `GET /data/listen/:dataset`: mutations as Server-Sent Events, after a `welcome`. */
export function addListenRoutes(app: Hono, environment: LakeEnvironment): void {
  app.get('/:version{v[^/]+}/data/listen/:dataset', (context) => {
    const name = context.req.param('dataset')
    const search = readSearch(context)
    return eventStream((sink) => {
      let unsubscribe = () => {}
      refusable(sink, () => {
        unsubscribe = listen(environment, name, search, sink)
      })
      return unsubscribe
    })
  })
}

// A client retries when the connection fails; a channelError tells it not to.
function refusable(sink: EventSink, work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    // The client reads a message from either of two shapes; the general API error is neither.
    const { body, message } = error
    sink.send({ event: 'channelError', data: isJsonObject(body['error']) ? body : { message } })
    sink.end()
  }
}

function listen(
  { lake }: LakeEnvironment,
  name: string,
  search: URLSearchParams,
  sink: EventSink,
): () => void {
  const dataset = lake.dataset(name)
  const query = search.get('query')
  if (query === null || query === '') throw badRequest('Missing required "query"')
  const sanity = { projectId: lake.projectId, dataset: name }
  const matches = createMatcher(query, readGroqParameters(search), sanity)
  const options = {
    includeResult: readFlag(search, 'includeResult') ?? false,
    includePreviousRevision: readFlag(search, 'includePreviousRevision') ?? false,
    includeMutations: readFlag(search, 'includeMutations') ?? true,
    mendoza: search.get('effectFormat') === 'mendoza',
  }
  sink.send({ event: 'welcome', data: { listenerName: generateId() } })
  return dataset.subscribe({
    onTransaction(transaction) {
      refusable(sink, () => {
        for (const event of mutationEvents(transaction, matches, options)) {
          sink.send({ event: 'mutation', id: String(event['eventId']), data: event })
        }
      })
    },
    onDelete() {
      sink.send({ event: 'disconnect', data: { reason: `Dataset "${name}" was deleted` } })
      sink.end()
    },
  })
}
