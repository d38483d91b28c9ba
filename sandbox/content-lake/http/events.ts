import type { Context } from 'hono'
import { apiError } from '../errors.ts'
import type { EventSink } from '../listen/stream.ts'
import type { LakeEnvironment } from './environment.ts'
import { hangUp } from './hang-up.ts'

/**
 * Answer with Server-Sent Events.
 *
 * @param open is given where to send events, and returns what to do once the stream is over
 * @throws LakeError 503 when there are as many streams as the lake can serve; clients try again
 */
export function respondWithEvents(
  context: Context,
  { streams }: LakeEnvironment,
  open: (sink: EventSink) => () => void,
): Response {
  if (streams.isFull) throw apiError(503, 'Service Unavailable', 'Too many listeners')
  return streams.respond(() => hangUp(context), open)
}
