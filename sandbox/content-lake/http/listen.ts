import type { Context, Hono } from 'hono'
import { knowsReleases } from '../api-version.ts'
import { isPublishedId } from '../document.ts'
import { badRequest, LakeError } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import { createMatcher } from '../listen/matcher.ts'
import { openListener, type Listener } from '../listen/open.ts'
import type { EventSink } from '../listen/stream.ts'
import type { LakeEnvironment } from './environment.ts'
import { respondWithEvents } from './events.ts'
import { readFlag, readGroqParameters, readSearch } from './parameters.ts'

/** `GET /data/listen/:dataset`: mutations as Server-Sent Events, after a `welcome`. */
export function addListenRoutes(app: Hono, environment: LakeEnvironment): void {
  const { lake } = environment
  app.get('/:version{v[^/]+}/data/listen/:dataset', (context) => {
    const name = context.req.param('dataset')
    return respondWithEvents(context, environment, (sink) => {
      let unsubscribe = () => {}
      const guard = (work: () => void) => refusable(sink, work)
      guard(() => {
        const dataset = lake.dataset(name)
        const listener = readListener(environment, name, context)
        unsubscribe = openListener(dataset, listener, sink, guard)
      })
      return unsubscribe
    })
  })
}

// A client reconnects when the connection fails; a `channelError` tells it not to.
function refusable(sink: EventSink, work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    // The client understands two shapes of error here, and the general API error is neither.
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
  const allVersions = readFlag(search, 'includeAllVersions') ?? !knowsReleases(apiVersion)
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
    resumable: readFlag(search, 'enableResume') ?? false,
    lastEventId: context.req.header('last-event-id'),
  }
}
