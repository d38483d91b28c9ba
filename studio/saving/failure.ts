/** Classifies a failed save: whether to retry it, and what to tell the editor. */
import { ClientError, ServerError } from '@sanity/client'

type Failure = {
  /** What the editor is told. */
  problem: string
  /** The answer's Retry-After header. */
  retryAfter?: string | undefined
}

/** Statuses after which a save is retried, as after those from 500 on except 501. */
const TRANSIENT = new Set([408, 425, 429])

/** A captive portal, such as the sign-in page of a hotel's network, answers every request itself. */
export const NOT_THE_LAKE: Failure = {
  problem:
    'Something between here and the content lake answers for it: does this network want you to sign in?',
}

const FULL = 'The content lake has no room left. Tell whoever runs the site.'

/**
 * @returns null when a retry can't help, since the lake has refused the save
 */
export function transientFailure(error: unknown): Failure | null {
  if (!isAnswer(error)) return { problem: 'The content lake can’t be reached.' }
  const { statusCode, response } = error
  // 501 Not Implemented: the lake does not know the action.
  if (!TRANSIENT.has(statusCode) && (statusCode < 500 || statusCode === 501)) return null
  return {
    problem: statusCode === 507 ? FULL : `The content lake answers with an error (${statusCode}).`,
    retryAfter: response.headers['retry-after'],
  }
}

/**
 * Whether the lake refuses a save because an earlier attempt, whose answer was lost, has been saved.
 */
export function saysAlreadySaved(error: unknown): boolean {
  return isConflict(error, /transaction.*already exists/i)
}

/** Whether the lake refuses an edit because neither a draft nor a published document is there to edit. */
export function saysRemoved(error: unknown): boolean {
  return isConflict(error, /not ?found/i)
}

function isConflict(error: unknown, why: RegExp): boolean {
  return (
    isAnswer(error) && error.statusCode === 409 && why.test(JSON.stringify(error.response.body))
  )
}

/** The client's own `isHttpError` does not recognise answers without a body. */
function isAnswer(error: unknown): error is ClientError | ServerError {
  return error instanceof ClientError || error instanceof ServerError
}
