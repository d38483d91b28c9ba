/** The service that is checked, and how its calls are made as the site makes them. */
import * as v from 'valibot'

export type Service = {
  /** Base address, without a trailing slash. */
  url: string
  /** Origin of the site, whose pages call the service. */
  siteOrigin: string
  businessId: string
}

export type Answer = { status: number; headers: Headers; body: unknown }

/** Milliseconds that one answer may take: as long as the site waits. */
const TIMEOUT_MS = 15_000

/** A call as a page of an origin makes it. */
export async function call(
  { url, siteOrigin }: Service,
  method: 'GET' | 'POST' | 'PUT' | 'OPTIONS',
  path: string,
  { body, headers, origin = siteOrigin }: CallOptions = {},
): Promise<Answer> {
  const response = await fetch(`${url}/api/brain${path}`, {
    method,
    headers: {
      Origin: origin,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return { status: response.status, headers: response.headers, body: parsed(await response.text()) }
}

type CallOptions = { body?: object; headers?: Record<string, string>; origin?: string }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the checks say so.
    return text
  }
}

const detailSchema = v.object({ detail: v.union([v.string(), v.array(v.unknown())]) })

/** What is wrong with a refusal; null when it is one that the site can show. */
export function refusalProblem({ status, body, headers }: Answer, origin: string): string | null {
  if (status < 400 || status > 499) return `answered ${status}, not with a refusal (400 to 499)`
  if (!v.is(detailSchema, body)) return `answered ${status} without JSON {"detail": …}`
  return readableProblem(headers, origin)
}

/** What keeps the site's pages from reading an answer; null when nothing does. */
export function readableProblem(headers: Headers, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin')
  return allowed === origin || allowed === '*'
    ? null
    : `pages of ${origin} can’t read the answer: Access-Control-Allow-Origin is ${allowed ?? 'missing'}`
}
