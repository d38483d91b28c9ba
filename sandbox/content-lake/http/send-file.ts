import type { Context } from 'hono'

/** The address of an asset names its bytes, so they never change. */
const HEADERS = {
  'Accept-Ranges': 'bytes',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

const RANGE = /^bytes=(?<first>\d*)-(?<last>\d*)$/

/**
 * Answers with the bytes of an asset: all, the part that `Range` asks for, or none when the client has them.
 *
 * @param tag names these bytes
 */
export function sendFile(context: Context, bytes: Blob, type: string, tag: string): Response {
  const etag = `"${tag}"`
  const headers = { ...HEADERS, 'Content-Type': type, ETag: etag }
  const known = context.req.header('if-none-match')?.split(/\s*,\s*/)
  if (known?.some((each) => each === '*' || each.replace(/^W\//, '') === etag)) {
    return context.body(null, 304, headers)
  }
  const isSame = (context.req.header('if-range') ?? etag) === etag
  const range = isSame ? rangeOf(context.req.header('range'), bytes.size) : 'all'
  if (range === 'all') return whole(context, bytes, headers, 200)
  if (range === 'none') {
    return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${bytes.size}` })
  }
  const [first, last] = range
  const part = { ...headers, 'Content-Range': `bytes ${first}-${last}/${bytes.size}` }
  return whole(context, bytes.slice(first, last + 1), part, 206)
}

function whole(
  context: Context,
  bytes: Blob,
  headers: Record<string, string>,
  status: 200 | 206,
): Response {
  const length = { 'Content-Length': String(bytes.size) }
  return context.body(bytes.stream(), status, { ...headers, ...length })
}

/** The first and last byte of one range; `all` for what is no such range, `none` for one past the end. */
function rangeOf(header: string | undefined, size: number): 'all' | 'none' | [number, number] {
  const { first = '', last = '' } = RANGE.exec(header ?? '')?.groups ?? {}
  if (first === '' && last === '') return 'all'
  if (first === '')
    return Number(last) === 0 ? 'none' : [Math.max(size - Number(last), 0), size - 1]
  if (Number(first) >= size) return 'none'
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return end < Number(first) ? 'all' : [Number(first), end]
}
