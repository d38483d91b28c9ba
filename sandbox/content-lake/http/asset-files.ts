import type { Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { type AssetFiles, type AssetKind, extensionOf, sha1Of } from '../assets/files.ts'
import { parseTransform } from '../assets/transform-parameters.ts'
import { chooseFormat, transformImage } from '../assets/transform.ts'
import { apiError } from '../errors.ts'
import type { LakeEnvironment } from './environment.ts'
import { readSearch } from './input.ts'

// An uploaded SVG or page, opened directly, would otherwise run scripts in the lake's own origin.
const CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'; sandbox"

/** `GET` and `HEAD` of `/images/…` (transformed as the query says) and `/files/…`. */
export function addAssetFileRoutes(
  app: Hono,
  { lake, drawings }: LakeEnvironment,
  files: AssetFiles,
): void {
  const read = async (context: Context, kind: AssetKind) => {
    const { project, dataset = '', file = '' } = context.req.param()
    const known = project === lake.projectId && lake.has(dataset)
    const bytes = known ? await files.read(dataset, kind, file) : null
    if (!bytes) throw apiError(404, 'Not Found', `Asset not found: ${context.req.path}`)
    return { bytes, extension: extensionOf(file) }
  }

  /** `?dl=name`; without a name, the one that it was uploaded under. */
  const nameDownload = (context: Context) => {
    const name = readSearch(context).get('dl')
    if (name === null) return
    const { dataset = '', file = '' } = context.req.param()
    const kind = context.req.path.startsWith('/images/') ? 'image' : 'file'
    const asset = lake.dataset(dataset).get(`${kind}-${file.replace('.', '-')}`)
    const own = asset?.['originalFilename']
    const encoded = encodeURIComponent(name || (typeof own === 'string' ? own : file))
    context.header('Content-Disposition', `attachment; filename*=UTF-8''${encoded}`)
  }

  // What follows the file is a name for people and search engines.
  app.get('/images/:project/:dataset/:file/:vanity?', async (context) => {
    const { bytes, extension } = await read(context, 'image')
    nameDownload(context)
    const transform = parseTransform(readSearch(context))
    context.header('Content-Security-Policy', CONTENT_POLICY)
    if (!transform || (extension === 'svg' && !transform.format)) {
      return sendFile(context, bytes, typeOf(extension), context.req.param('file'))
    }
    if (transform.auto) context.header('Vary', 'Accept', { append: true })
    const format = chooseFormat(transform, extension, context.req.header('accept') ?? '')
    const original = new Uint8Array(await bytes.arrayBuffer())
    const image =
      extension === 'svg'
        ? await drawings.transform(original, readSearch(context).toString())
        : await transformImage(original, transform, format)
    const blob = new Blob([Uint8Array.from(image)])
    return sendFile(context, blob, `image/${format}`, sha1Of(image))
  })

  app.get('/files/:project/:dataset/:file/:vanity?', async (context) => {
    const { bytes, extension } = await read(context, 'file')
    nameDownload(context)
    context.header('Content-Security-Policy', CONTENT_POLICY)
    return sendFile(context, bytes, typeOf(extension), context.req.param('file'))
  })
}

function typeOf(extension: string): string {
  return getMimeType(`_.${extension}`) ?? 'application/octet-stream'
}

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
function sendFile(context: Context, bytes: Blob, type: string, tag: string): Response {
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
