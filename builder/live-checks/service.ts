/** How the checks call the email-manager: like a page of the site. */
import * as v from 'valibot'
import { fetchWithTimeout } from './live-checks.ts'

export type Service = {
  /** Base address, without a trailing slash. */
  url: string
  /** Origin of the site, whose pages call the service. */
  siteOrigin: string
  businessId: string
}

export type Answer = { status: number; headers: Headers; body: unknown }

/** Calls the service as a page of the site does. */
export async function callService(
  { url, siteOrigin }: Service,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetchWithTimeout(`${url}/api/brain${path}`, {
    method,
    headers: { Origin: siteOrigin, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'manual',
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parseJson(text) }
}

/** Sends the CORS preflight request that a browser sends before a page of an origin makes a call. */
export async function preflight(
  { url }: Service,
  method: string,
  path: string,
  origin: string,
): Promise<Response> {
  return await fetchWithTimeout(`${url}/api/brain${path}`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'content-type',
    },
  })
}

/** @returns the text itself if it is not JSON; the checks then report that */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const detailSchema = v.object({ detail: v.union([v.string(), v.array(v.unknown())]) })

/** Returns a problem if the response is not a refusal that the site can show; otherwise null. */
export function refusalProblem({ status, body, headers }: Answer, origin: string): string | null {
  if (status < 400 || status > 499) return `answered ${status}, not with a refusal (400 to 499)`
  if (!v.is(detailSchema, body)) return `answered ${status} without JSON {"detail": …}`
  return corsProblem(headers, origin)
}

/** Says why pages of an origin can't read a response; null if they can. */
export function corsProblem(headers: Headers, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin')
  return allowed === origin || allowed === '*'
    ? null
    : `pages of ${origin} can’t read the answer: Access-Control-Allow-Origin is ${allowed ?? 'missing'}`
}
