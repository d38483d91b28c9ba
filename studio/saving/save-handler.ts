/**
 * Retries the Studio's saves until the lake has acknowledged them.
 *
 * If a save fails, the Studio loses what was typed into a document without a draft: `BufferedDocument` of
 * `@sanity/mutator` takes the missing draft for a deleted document. So this handler hides transient failures: the
 * Studio sees only a slow request.
 */
import { ClientError, isTimeoutError, type RequestHandler, ServerError } from '@sanity/client'
import { ownDraftRemovals, draftRemovals } from './unsaved-texts.ts'
import { noteOwnSave } from './recent-typing.ts'
import {
  changesIn,
  documentsChangedBy,
  documentsReadAt,
  isRecord,
  queryParameter,
  type Request,
} from './request.ts'
import type { Saves } from './saves.ts'

type Send = Parameters<RequestHandler>[1]

/** The editor gets a message if a save has no response after this time. */
const SLOW_MS = 5000
const SLOW = 'The server that stores your content has not answered yet.'
const FIRST_TIMEOUT_MS = 20_000
const MAX_TIMEOUT_MS = 300_000
const EDIT = 'sanity.action.document.edit'
const NEVER = new Promise<never>(() => {})

/**
 * A request handler for the Studio's client.
 *
 * - Retries saves after network errors, timeouts, 408, 425, 429 and 5xx except 501, even if the Studio has cancelled
 *   the save. All attempts have the same transaction id, so retries are idempotent.
 * - Never responds to an edit of a deleted document: after a refusal, the Studio would drop the text before
 *   `unsaved-texts.ts` has kept it. `reload-forms.ts` makes the form reload later.
 * - Passes other refusals on to the Studio.
 * - Delays reads of a document until its saves are done. The Studio reads again when it is back online, and
 *   what it reads replaces the text on the screen.
 */
export function saveHandler(saves: Saves): RequestHandler {
  return async (request, next) => {
    const body = bodyOfSave(request)
    if (body) {
      const documents = documentsChangedBy(body)
      if (kindsOf(body).some((kind) => /discard|delete/.test(kind)))
        for (const id of documents) ownDraftRemovals.next(id)
      try {
        return await saves.run(documents, (report) =>
          retryUntilAcknowledged(request, body, next, report),
        )
      } catch (error) {
        if (kindsOf(body).some((kind) => kind !== EDIT) || !isConflict(error, REMOVED)) throw error
        for (const id of documents) draftRemovals.next(id)
        return await NEVER
      }
    }
    if (!isExistenceCheck(request)) await saves.untilSaved(documentsReadAt(request.url))
    return await next(request)
  }
}

async function retryUntilAcknowledged(
  request: Request,
  body: Record<string, unknown>,
  next: Send,
  report: (problem: string) => void,
): Promise<unknown> {
  const { transactionId = crypto.randomUUID() } = body
  noteOwnSave(transactionId)
  // Without the Studio's abort signal: closing a document must not cancel its save.
  const { signal: _signal, ...rest } = request
  let timeout = FIRST_TIMEOUT_MS
  for (let attempt = 0; ; attempt += 1) {
    const slowTimer = setTimeout(() => report(SLOW), SLOW_MS)
    let problem
    try {
      const response = await next({ ...rest, timeout, body: { ...body, transactionId } })
      if (isRecord(response) && 'transactionId' in response) return response
      problem = NOT_THE_LAKE
    } catch (error) {
      if (attempt > 0 && isConflict(error, ALREADY_SAVED)) return { transactionId, results: [] }
      problem = transientProblem(error)
      if (problem === null) throw error
      if (isTimeoutError(error)) timeout = Math.min(timeout * 2, MAX_TIMEOUT_MS)
    } finally {
      clearTimeout(slowTimer)
    }
    report(problem)
    await waitForRetry(attempt)
  }
}

const BACKOFF_SECONDS = [1, 2, 4, 8, 15]

/** Dispatch `retry` on it to end all waits, as the editor's button does. */
export const retryNow = new EventTarget()

/**
 * Resolves when it is time to retry a save: after a backoff, or at once when the browser is online again, the tab is
 * hidden or shown again, or the editor asks for it.
 *
 * @param attempt 0 after the first failure
 */
async function waitForRetry(attempt: number): Promise<void> {
  const seconds = BACKOFF_SECONDS[attempt] ?? Math.max(...BACKOFF_SECONDS)
  await new Promise<void>((resolve) => {
    const listeners = new AbortController()
    const end = () => {
      clearTimeout(timer)
      listeners.abort()
      resolve()
    }
    const timer = setTimeout(end, seconds * 1000)
    globalThis.addEventListener('online', end, listeners)
    document.addEventListener('visibilitychange', end, listeners)
    retryNow.addEventListener('retry', end, listeners)
  })
}

/** The body of a request that changes documents; null for other requests. */
function bodyOfSave({ method, url, body, query }: Request): Record<string, unknown> | null {
  if (method !== 'POST' || !/\/data\/(?:actions|mutate)\//.test(url) || !isRecord(body)) return null
  const isDryRun = body['dryRun'] === true || queryParameter(query, 'dryRun') === 'true'
  return isDryRun ? null : body
}

/** The kinds of the actions in a save, such as `EDIT`. */
function kindsOf(body: Record<string, unknown>): string[] {
  return changesIn(body).map(({ actionType }) => String(actionType))
}

/** Whether a request only checks which documents exist, as reference fields do. */
function isExistenceCheck({ query }: Request): boolean {
  return queryParameter(query, 'excludeContent') === 'true'
}

/** Statuses below 500 after which a save is retried. */
const TRANSIENT_STATUSES = new Set([408, 425, 429])

/** A captive portal, such as the sign-in page of a hotel's network, answers every request itself. */
const NOT_THE_LAKE =
  'The network answers in place of the server that stores your content. Do you need to sign in to the network?'

const FULL = 'The server that stores your content is full. Tell whoever runs the site.'

/**
 * The message to the editor about a failure.
 *
 * @returns null if the lake has refused the save, so that a retry can't help
 */
function transientProblem(error: unknown): string | null {
  if (isTimeoutError(error)) return SLOW
  if (!hasStatus(error)) return 'The server that stores your content can’t be reached.'
  const { statusCode } = error
  // 501 Not Implemented: the lake does not support the action.
  if (!TRANSIENT_STATUSES.has(statusCode) && (statusCode < 500 || statusCode === 501)) return null
  if (statusCode === 507) return FULL
  return `The server that stores your content answers with an error (${statusCode}).`
}

/** The refusal of a save because an earlier attempt has succeeded and its response was lost. */
const ALREADY_SAVED = /transaction.*already exists/i

/** The refusal of an edit because there is neither a draft nor a published document. */
const REMOVED = /not ?found/i

function isConflict(error: unknown, reason: RegExp): boolean {
  return (
    hasStatus(error) && error.statusCode === 409 && reason.test(JSON.stringify(error.response.body))
  )
}

/** The client's own `isHttpError` does not recognise error responses without a body. */
function hasStatus(error: unknown): error is ClientError | ServerError {
  return error instanceof ClientError || error instanceof ServerError
}
