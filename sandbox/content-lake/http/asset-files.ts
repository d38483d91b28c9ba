import type { Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { type AssetFiles, type AssetKind, extensionOf, sha1Of } from '../assets/files.ts'
import { parseTransform } from '../assets/transform-parameters.ts'
import { chooseFormat, transformImage } from '../assets/transform.ts'
import { apiError } from '../errors.ts'
import type { LakeEnvironment } from './environment.ts'
import { readSearch } from './input.ts'

// Without this policy, an uploaded SVG or HTML page that is opened directly would run scripts in the lake's origin.
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'; sandbox"

/** Serves `/images/…`, transformed by the URL's parameters, and `/files/…`, for `GET` and `HEAD`. */
export function addAssetFileRoutes(
  app: Hono,
  { lake, svgRenderer }: LakeEnvironment,
  files: AssetFiles,
): void {
  const read = async (context: Context, kind: AssetKind) => {
    const { project, dataset = '', file = '' } = context.req.param()
    const isServed = project === lake.projectId && lake.has(dataset)
    const bytes = isServed ? await files.read(dataset, kind, file) : null
    if (!bytes) throw apiError(404, 'Not Found', `Asset not found: ${context.req.path}`)
    return { bytes, extension: extensionOf(file) }
  }

  /** Makes the browser save the file. `?dl=name` sets the file's name; `?dl=` keeps the name of the uploaded file. */
  const setDownloadName = (context: Context) => {
    const name = readSearch(context).get('dl')
    if (name === null) return
    const { dataset = '', file = '' } = context.req.param()
    const kind = context.req.path.startsWith('/images/') ? 'image' : 'file'
    const asset = lake.dataset(dataset).get(`${kind}-${file.replace('.', '-')}`)
    const original = asset?.['originalFilename']
    const encoded = encodeURIComponent(name || (typeof original === 'string' ? original : file))
    context.header('Content-Disposition', `attachment; filename*=UTF-8''${encoded}`)
  }

  // `vanity` is a readable name for people and search engines. The lake ignores it.
  app.get('/images/:project/:dataset/:file/:vanity?', async (context) => {
    const { bytes, extension } = await read(context, 'image')
    setDownloadName(context)
    const transform = parseTransform(readSearch(context))
    context.header('Content-Security-Policy', CONTENT_SECURITY_POLICY)
    if (!transform || (extension === 'svg' && !transform.format)) {
      return sendFile(context, bytes, mimeTypeOf(extension), context.req.param('file'))
    }
    if (transform.usesAcceptHeader) context.header('Vary', 'Accept', { append: true })
    const format = chooseFormat(transform, extension, context.req.header('accept') ?? '')
    const original = new Uint8Array(await bytes.arrayBuffer())
    const image =
      extension === 'svg'
        ? await svgRenderer.transform(original, readSearch(context).toString())
        : await transformImage(original, transform, format)
    const blob = new Blob([Uint8Array.from(image)])
    return sendFile(context, blob, `image/${format}`, sha1Of(image))
  })

  app.get('/files/:project/:dataset/:file/:vanity?', async (context) => {
    const { bytes, extension } = await read(context, 'file')
    setDownloadName(context)
    context.header('Content-Security-Policy', CONTENT_SECURITY_POLICY)
    return sendFile(context, bytes, mimeTypeOf(extension), context.req.param('file'))
  })
}

function mimeTypeOf(extension: string): string {
  return getMimeType(`_.${extension}`) ?? 'application/octet-stream'
}

/** An asset's URL contains a hash of its bytes, so a response can be cached forever. */
const CACHE_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * Sends the bytes of an asset, or status 304 if the client has cached them.
 *
 * @param tag identifies the bytes, for the `ETag` header
 */
function sendFile(context: Context, bytes: Blob, type: string, tag: string): Response {
  const etag = `"${tag}"`
  const headers = { ...CACHE_HEADERS, 'Content-Type': type, ETag: etag }
  const cachedTags = context.req.header('if-none-match')?.split(/\s*,\s*/)
  if (cachedTags?.some((cached) => cached.replace(/^W\//, '') === etag)) {
    return context.body(null, 304, headers)
  }
  return context.body(bytes.stream(), 200, { ...headers, 'Content-Length': String(bytes.size) })
}
