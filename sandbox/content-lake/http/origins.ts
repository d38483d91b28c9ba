import type { Lake } from '../store/lake.ts'
import { isLoopbackOrigin } from './loopback.ts'

/** What pages of an origin may do, with cookies and tokens or without; null: nothing. */
type OriginRights = { withCredentials: boolean } | null

/**
 * What the project grants the pages of an origin. An entry for this very origin decides; without one, those of
 * this machine may do everything, and others what an entry with a wildcard says.
 */
export function rightsOfOrigin({ corsOrigins }: Lake, origin: string): OriginRights {
  const entries = corsOrigins.list().map((entry) => ({
    pattern: String(entry['origin']),
    withCredentials: entry['allowCredentials'] === true,
  }))
  const own = entries.find(({ pattern }) => pattern === origin)
  if (own) return own
  if (isLoopbackOrigin(origin)) return { withCredentials: true }
  const matching = entries.filter(({ pattern }) => matches(pattern, origin))
  if (matching.length === 0) return null
  return { withCredentials: matching.some(({ withCredentials }) => withCredentials) }
}

/** True for what `sanity cors add` accepts: an origin, perhaps with `*` in its host or for its port. */
export function isOriginPattern(text: string): boolean {
  if (['*', 'null', LOCAL_FILES].includes(text)) return true
  // A port of digits, and a name that a URL can have.
  const example = text.replace(/:\*$/, ':7777').replaceAll('*', 'any')
  return /^https?:/.test(example) && URL.parse(example)?.origin === example
}

/** Pages that are opened as files; browsers send `null` as their origin. */
const LOCAL_FILES = 'file:///*'

function matches(pattern: string, origin: string): boolean {
  if (pattern === '*') return true
  if (pattern === LOCAL_FILES) return origin === 'null'
  const [host = '', anyPort] = pattern.split(/(:\*)$/)
  const name = host.split('*').map((part) => RegExp.escape(part))
  const port = anyPort === undefined ? '' : String.raw`(?::\d+)?`
  return new RegExp(`^${name.join('[^/:]+')}${port}$`).test(origin)
}
