import { badRequest } from '../errors.ts'
import { isJsonObject, type JsonObject } from '../json.ts'

/** A fault for the requests of some routes. */
export interface Fault {
  matches: (path: string) => boolean
  /** Milliseconds to wait before anything else happens. */
  latency: number
  /** The status to answer with; the request is not carried out. */
  status: number | undefined
  /** When to close the connection without a response: before or after the request is carried out. */
  drop: 'before' | 'after' | undefined
  /** How many more requests it applies to. */
  times: number
}

export interface FaultPlan {
  faults: Fault[]
  /** Whether every write fails as on a full disk. */
  diskFull: boolean
}

export const NO_FAULTS: FaultPlan = { faults: [], diskFull: false }

const MAX_MILLISECONDS = 10 * 60 * 1000
const FIELDS = new Set(['path', 'latency', 'status', 'drop', 'times'])

/**
 * Parses a plan: `{routes: [{path, latency, status, drop, times}], diskFull}`.
 *
 * `path` is matched against the request's path without its version; `*` matches anything.
 *
 * @throws LakeError 400 naming the invalid setting
 */
export function parsePlan({ routes = [], diskFull = false, ...rest }: JsonObject): FaultPlan {
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw badRequest(`Unknown fault setting "${unknown}"`)
  if (!Array.isArray(routes)) throw badRequest('"routes" must be an array')
  return { faults: routes.map(parseFault), diskFull: diskFull === true }
}

function parseFault(route: unknown): Fault {
  if (!isJsonObject(route)) throw badRequest('A route must be an object')
  const unknown = Object.keys(route).find((name) => !FIELDS.has(name))
  if (unknown !== undefined) throw badRequest(`Unknown setting "${unknown}" of a route`)
  const { path = '*', status, drop, latency = 0, times } = route
  if (drop !== undefined && drop !== 'before' && drop !== 'after') {
    throw badRequest('"drop" must be before or after')
  }
  return {
    matches: pathMatcher(String(path)),
    latency: readNumber('latency', latency, 0, MAX_MILLISECONDS),
    status: status === undefined ? undefined : readNumber('status', status, 400, 599),
    drop,
    times: times === undefined ? Number.POSITIVE_INFINITY : readNumber('times', times, 1),
  }
}

function readNumber(
  name: string,
  value: unknown,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw badRequest(`"${name}" must be a whole number from ${least} to ${most}`)
  }
  return value
}

function pathMatcher(pattern: string): (path: string) => boolean {
  const parts = pattern.split('*').map((part) => RegExp.escape(part))
  const expression = new RegExp(`^(?:/v[^/]+)?${parts.join('.*')}$`)
  return (path) => expression.test(path)
}
