/** What the failure of a save means: whether it may be tried again, and what the editor is told. */
import { ClientError, ServerError } from '@sanity/client'

type Failure = {
  /** What the editor is told. */
  problem: string
  /** The answer's Retry-After header. */
  retryAfter?: string | undefined
}

/** Statuses that say nothing about the save itself; so do those from 500, save for 501. */
const TRANSIENT = new Set([408, 425, 429])

/** A sign-in page of a hotel's network, say, that answers every request itself. */
export const NOT_THE_LAKE: Failure = {
  problem:
    'Something between here and the content lake answers for it: does this network want you to sign in?',
}

/**
 * @returns null where trying again can't help: the lake has understood the save and refused it
 */
export function transientFailure(error: unknown): Failure | null {
  if (!isAnswer(error)) return { problem: 'The content lake can’t be reached.' }
  const { statusCode, response } = error
  // "Not implemented": that action is unknown to the lake, and stays so.
  if (!TRANSIENT.has(statusCode) && (statusCode < 500 || statusCode === 501)) return null
  return {
    problem: `The content lake answers with an error (${statusCode}).`,
    retryAfter: response.headers['retry-after'],
  }
}

/**
 * Whether the lake refuses a save for having it already: an earlier attempt arrived, and only its
 * answer was lost.
 */
export function saysAlreadySaved(error: unknown): boolean {
  return (
    isAnswer(error) &&
    error.statusCode === 409 &&
    /transaction.*already exists/i.test(JSON.stringify(error.response.body))
  )
}

/** The client's own `isHttpError` takes an answer without a body for none. */
function isAnswer(error: unknown): error is ClientError | ServerError {
  return error instanceof ClientError || error instanceof ServerError
}
