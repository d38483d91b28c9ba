/**
 * Retries the Studio's saves until the lake has acknowledged them.
 *
 * The Studio loses what is typed into a document without a draft when a save fails, since `BufferedDocument`
 * of `@sanity/mutator` takes a missing draft for a deleted document. So transient failures are kept from the
 * Studio, to which its request only seems slow.
 */
import { ClientError, isTimeoutError, type RequestHandler, ServerError } from '@sanity/client'
import { ownRemovals, removals } from './unsaved-texts.ts'
import { noteOwn } from './recent-typing.ts'
import {
  documentsChangedBy,
  documentsReadAt,
  isRecord,
  parameter,
  type Request,
} from './request.ts'
import { waitForRetry } from './retry-wait.ts'
import type { Saves } from './saves.ts'

type Send = Parameters<RequestHandler>[1]

/** Without an answer for this long, the editor is told that the lake is slow. */
const SLOW_MS = 5000
const SLOW = 'The server that stores your content has not answered yet.'
const FIRST_TIMEOUT_MS = 20_000
const LONGEST_TIMEOUT_MS = 300_000
const EDIT = 'sanity.action.document.edit'
const NO_ANSWER = new Promise<never>(() => {})

/**
 * A request handler for the Studio's client.
 *
 * - Saves are retried after network errors, timeouts, 5xx, 408, 425 and 429, for as long as the page is open,
 *   also when the Studio no longer waits for them. Each attempt has the same transaction id, which makes
 *   retries idempotent.
 * - An edit of a document that has been deleted is never answered: at a refusal the Studio would drop the text
 *   before `keepUnsavedText` has kept it, and then its form is read anew (`readingAnew`).
 * - Other refusals are the Studio's to handle.
 * - Reads of a document wait for its pending saves. The Studio reads again when its connection is back, and
 *   what it reads replaces what is on the screen.
 */
export function saveHandler(saves: Saves): RequestHandler {
  return async (request, next) => {
    const body = bodyOfSave(request)
    if (body) {
      const documents = documentsChangedBy(body)
      if (kindsOf(body).some((kind) => /discard|delete/.test(kind)))
        for (const id of documents) ownRemovals.next(id)
      try {
        return await saves.run(documents, (report) =>
          untilAcknowledged(request, body, next, report),
        )
      } catch (error) {
        if (kindsOf(body).some((kind) => kind !== EDIT) || !isConflict(error, REMOVED)) throw error
        for (const id of documents) removals.next(id)
        return await NO_ANSWER
      }
    }
    if (!isExistenceCheck(request)) await saves.untilSaved(documentsReadAt(request.url))
    return await next(request)
  }
}

async function untilAcknowledged(
  request: Request,
  body: Record<string, unknown>,
  next: Send,
  report: (problem: string) => void,
): Promise<unknown> {
  const { transactionId = crypto.randomUUID() } = body
  noteOwn(transactionId)
  // Without the Studio's abort signal: closing a document must not cancel its save.
  const { signal: _signal, ...rest } = request
  let timeout = FIRST_TIMEOUT_MS
  for (let attempt = 0; ; attempt += 1) {
    const slow = setTimeout(() => report(SLOW), SLOW_MS)
    let failure
    try {
      const answer = await next({ ...rest, timeout, body: { ...body, transactionId } })
      if (isRecord(answer) && 'transactionId' in answer) return answer
      failure = NOT_THE_LAKE
    } catch (error) {
      if (attempt > 0 && isConflict(error, ALREADY_SAVED)) return { transactionId, results: [] }
      failure = transientFailure(error)
      if (!failure) throw error
      if (isTimeoutError(error)) timeout = Math.min(timeout * 2, LONGEST_TIMEOUT_MS)
    } finally {
      clearTimeout(slow)
    }
    report(failure.problem)
    await waitForRetry(attempt, failure.retryAfter)
  }
}

/** The body of a request that changes documents; null for any other. */
function bodyOfSave({ method, url, body, query }: Request): Record<string, unknown> | null {
  if (method !== 'POST' || !/\/data\/(?:actions|mutate)\//.test(url) || !isRecord(body)) return null
  const isTrial = body['dryRun'] === true || parameter(query, 'dryRun') === 'true'
  return isTrial ? null : body
}

/** The kinds of actions in a save. */
function kindsOf({ actions, mutations }: Record<string, unknown>): string[] {
  return [actions, mutations]
    .flat()
    .filter(isRecord)
    .map(({ actionType }) => String(actionType))
}

/** Whether a request only asks which documents exist, as reference fields do. */
function isExistenceCheck({ query }: Request): boolean {
  return parameter(query, 'excludeContent') === 'true'
}

type Failure = {
  /** What the editor is told. */
  problem: string
  /** The answer's Retry-After header. */
  retryAfter?: string | undefined
}

/** Statuses after which a save is retried, as after those from 500 on except 501. */
const TRANSIENT = new Set([408, 425, 429])

/** A captive portal, such as the sign-in page of a hotel's network, answers every request itself. */
const NOT_THE_LAKE: Failure = {
  problem:
    'Something on this network answers in place of the server that stores your content: do you need to sign in?',
}

const FULL = 'The server that stores your content is full. Tell whoever runs the site.'

/**
 * @returns null when a retry can't help, since the lake has refused the save
 */
function transientFailure(error: unknown): Failure | null {
  if (isTimeoutError(error)) return { problem: SLOW }
  if (!isAnswer(error)) return { problem: 'The server that stores your content can’t be reached.' }
  const { statusCode, response } = error
  // 501 Not Implemented: the lake does not know the action.
  if (!TRANSIENT.has(statusCode) && (statusCode < 500 || statusCode === 501)) return null
  return {
    problem:
      statusCode === 507
        ? FULL
        : `The server that stores your content answers with an error (${statusCode}).`,
    retryAfter: response.headers['retry-after'],
  }
}

/** The refusal of a save because an earlier attempt, whose answer was lost, has been saved. */
const ALREADY_SAVED = /transaction.*already exists/i

/** The refusal of an edit because there is neither a draft nor a published document. */
const REMOVED = /not ?found/i

function isConflict(error: unknown, why: RegExp): boolean {
  return (
    isAnswer(error) && error.statusCode === 409 && why.test(JSON.stringify(error.response.body))
  )
}

/** The client's own `isHttpError` does not recognise answers without a body. */
function isAnswer(error: unknown): error is ClientError | ServerError {
  return error instanceof ClientError || error instanceof ServerError
}
