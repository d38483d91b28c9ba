/** Calls the email-manager service: address, headers, timeout and errors of every call (specification section 7). */
import { configuration } from '../configuration/configuration.ts'

/** Timeout of a call in milliseconds; reading the response is included. */
const TIMEOUT_MS = 15_000

/** Maximum bytes of a `keepalive` body. The Fetch Standard allows 64 KiB for all such bodies of a page together. */
const KEEPALIVE_LIMIT = 60_000

type Call = {
  method: 'GET' | 'POST' | 'PUT'
  /** Path below `/api/brain`, with its parts encoded. */
  path: string
  body?: object
  /** Whether the browser finishes the call if the page is closed. */
  outlivesPage?: boolean
}

/** For calls whose response body is not needed. */
export function ignoreResponse(): void {}

/**
 * Query string with an idempotency key, so that a service which supports such keys executes a repeated request once.
 * Not a header: browsers block a request with a custom header that the service's CORS rules don't allow.
 */
export function idempotencyKeyQuery(idempotencyKey: string | undefined): string {
  return idempotencyKey ? `?idempotency_key=${encodeURIComponent(idempotencyKey)}` : ''
}

/**
 * Makes one call, without retries.
 *
 * @param read extracts the result from a response with an OK status
 * @throws EmailManagerError, and no other error
 */
export async function callService<Result>(
  call: Call,
  read: (response: Response) => Result | Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  const body = call.body ? new TextEncoder().encode(JSON.stringify(call.body)) : null
  try {
    const response = await fetch(`${configuration.emailManager.url}/api/brain${call.path}`, {
      method: call.method,
      headers: body ? { 'Content-Type': 'application/json' } : {},
      body,
      // With `keepalive`, the browser rejects a body above this limit.
      keepalive: call.outlivesPage === true && body !== null && body.length <= KEEPALIVE_LIMIT,
      signal: controller.signal,
      // Keeps tokens and addresses out of caches and referrer logs, and sends no cookies.
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    if (!response.ok) throw await errorOf(response)
    if (!isFromService(response)) throw new EmailManagerError('uncertain')
    return await read(response)
  } catch (cause) {
    if (cause instanceof EmailManagerError) throw cause
    throw new EmailManagerError(controller.signal.aborted ? 'timeout' : 'network', null, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Whether a response with an OK status can be from the service. The body is not specified, so only web pages and
 * redirects to another origin are rejected: they come from a captive portal or a CDN's maintenance page.
 */
function isFromService({ headers, url, redirected }: Response): boolean {
  const isPage = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(
    headers.get('Content-Type') ?? '',
  )
  const isElsewhere =
    redirected && new URL(url).origin !== new URL(configuration.emailManager.url).origin
  return !isPage && !isElsewhere
}

/** `refused` for 409 and the service's own 4xx. A gateway's 4xx is `failed`, because the service may have acted. */
async function errorOf(response: Response): Promise<EmailManagerError> {
  const { isServiceError, detail } = await readFailure(response)
  const isRefused = response.status >= 400 && response.status < 500 && isServiceError
  return new EmailManagerError(isRefused || response.status === 409 ? 'refused' : 'failed', detail)
}

/** `detail` may be text, a list of field errors or missing. The body might not be JSON (docs/readings.md). */
async function readFailure(
  response: Response,
): Promise<{ isServiceError: boolean; detail: string | null }> {
  try {
    const body: unknown = await response.json()
    if (typeof body !== 'object' || body === null || !('detail' in body))
      return { isServiceError: false, detail: null }
    const { detail } = body
    const text = typeof detail === 'string' ? detail.trim() : ''
    return { isServiceError: true, detail: text === '' ? null : text }
  } catch {
    // Not JSON: only the status shows what happened.
    return { isServiceError: false, detail: null }
  }
}

/**
 * Why a call failed. `refused`: 4xx with the service's `detail`, or 409; `failed`: any other error status; `network`,
 * `timeout`: no complete response; `uncertain`: an OK status, but not from the service, or with an unreadable body.
 * Unless the call was refused, the service may have carried it out.
 */
export type FailureKind = 'refused' | 'failed' | 'network' | 'timeout' | 'uncertain'

/** The only error that calls to the email-manager throw. */
export class EmailManagerError extends Error {
  override name = 'EmailManagerError'
  readonly kind: FailureKind
  /** The service's own message for users, if it is text. */
  readonly detail: string | null

  constructor(kind: FailureKind, detail: string | null = null, options?: ErrorOptions) {
    super(`The email-manager call did not succeed: ${detail ?? kind}`, options)
    this.kind = kind
    this.detail = detail
  }
}

/**
 * Returns the message for the visitor (specification section 8). After an error response, it is the service's own
 * message, or else `answered`. Without an error response, it is `unreachable`.
 */
export function failureText(
  error: Error,
  texts: { answered: string; unreachable: string },
): string {
  if (!isErrorResponse(error)) return texts.unreachable
  return error.detail ?? texts.answered
}

/** Whether the service refused the request, so that a retry is unlikely to help. */
export function isRefusal(error: Error | null): boolean {
  return error instanceof EmailManagerError && error.kind === 'refused'
}

/** Whether there was a response with an error status. */
export function isErrorResponse(error: Error): error is EmailManagerError {
  return error instanceof EmailManagerError && (error.kind === 'refused' || error.kind === 'failed')
}

/**
 * React Query options of every call. A call is sent at once, even if the browser reports that it is offline, and is
 * never retried automatically.
 */
export const requestOptions = { retry: false, networkMode: 'always' } as const

/** A version 4 UUID (RFC 9562), also where `crypto.randomUUID` is missing: on a page without HTTPS. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    if (index === 8) return (byte & 0x3f) | 0x80
    return byte
  }).map((byte) => byte.toString(16).padStart(2, '0'))
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
