import { badRequest } from '../errors.ts'
import { isJsonObject, type JsonObject } from '../json.ts'

/** A fault, and the requests in which to simulate it. */
export interface Fault {
  /** True for the path of a request to which the fault applies. */
  matches: (path: string) => boolean
  /** Milliseconds to wait before anything else happens. */
  latency: number
  /** Status of the response; the request is not executed. */
  status: number | undefined
  /** When to close the connection without a response: before or after executing the request. */
  drop: 'before' | 'after' | undefined
  /** Number of further requests to which the fault applies. */
  times: number
}

export interface FaultPlan {
  faults: Fault[]
  /** Simulates a full disk: uploads fail, and so do writes for which the database would have to grow. */
  diskFull: boolean
}

export const NO_FAULTS: FaultPlan = { faults: [], diskFull: false }

const MAX_LATENCY_MS = 10 * 60 * 1000
const ROUTE_SETTINGS = new Set(['path', 'latency', 'status', 'drop', 'times'])

/**
 * Parses a plan: `{routes: [{path, latency, status, drop, times}], diskFull}`.
 *
 * `path` is matched against the request's path without its version; `*` matches anything.
 *
 * @throws LakeError 400 that names the invalid setting
 */
export function parsePlan({ routes = [], diskFull = false, ...rest }: JsonObject): FaultPlan {
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw badRequest(`Unknown fault setting "${unknown}"`)
  if (!Array.isArray(routes)) throw badRequest('"routes" must be an array')
  return { faults: routes.map(parseFault), diskFull: diskFull === true }
}

function parseFault(route: unknown): Fault {
  if (!isJsonObject(route)) throw badRequest('A route must be an object')
  const unknown = Object.keys(route).find((name) => !ROUTE_SETTINGS.has(name))
  if (unknown !== undefined) throw badRequest(`Unknown setting "${unknown}" of a route`)
  const { path = '*', status, drop, latency = 0, times } = route
  if (drop !== undefined && drop !== 'before' && drop !== 'after') {
    throw badRequest('"drop" must be before or after')
  }
  return {
    matches: pathMatcher(String(path)),
    latency: readNumber('latency', latency, 0, MAX_LATENCY_MS),
    status: status === undefined ? undefined : readNumber('status', status, 400, 599),
    drop,
    times: times === undefined ? Number.POSITIVE_INFINITY : readNumber('times', times, 1),
  }
}

function readNumber(
  name: string,
  value: unknown,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw badRequest(`"${name}" must be a whole number from ${min} to ${max}`)
  }
  return value
}

function pathMatcher(pattern: string): (path: string) => boolean {
  const parts = pattern.split('*').map((part) => RegExp.escape(part))
  const expression = new RegExp(`^(?:/v[^/]+)?${parts.join('.*')}$`)
  return (path) => expression.test(path)
}
