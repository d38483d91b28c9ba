import type { Context } from 'hono'
import { apiError } from '../errors.ts'
import type { EventSink } from '../listen/stream.ts'
import type { LakeEnvironment } from './environment.ts'
import { hangUp } from './hang-up.ts'

/**
 * Answers with Server-Sent Events.
 *
 * @param open gets the sink to send events to, and returns a function to call when the stream ends
 * @throws LakeError 503 when the limit of open streams is reached; clients retry
 */
export function respondWithEvents(
  context: Context,
  { streams }: LakeEnvironment,
  open: (sink: EventSink) => () => void,
): Response {
  if (streams.isFull) throw apiError(503, 'Service Unavailable', 'Too many listeners')
  return streams.respond(() => hangUp(context), open)
}
