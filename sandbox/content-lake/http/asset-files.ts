import type { Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { AssetFiles } from '../assets/files.ts'
import { extensionOf, type AssetKind } from '../assets/name.ts'
import { transformDrawing } from '../assets/drawing.ts'
import { chooseFormat } from '../assets/encode.ts'
import { transformImage } from '../assets/transform.ts'
import { parseTransform } from '../assets/transform-parameters.ts'
import { apiError } from '../errors.ts'
import type { LakeEnvironment } from './environment.ts'
import { readSearch } from './parameters.ts'

// An uploaded SVG or page, opened directly, would otherwise run scripts in the lake's own origin.
const CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'; sandbox"

const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** `GET` and `HEAD` of `/images/…` (transformed as the query says) and `/files/…`. */
export function addAssetFileRoutes(app: Hono, { lake }: LakeEnvironment, files: AssetFiles): void {
  const read = async (context: Context, kind: AssetKind) => {
    const { project, dataset = '', file = '' } = context.req.param()
    const known = project === lake.projectId && lake.has(dataset)
    const bytes = known ? await files.read(dataset, kind, file) : null
    if (!bytes) throw apiError(404, 'Not Found', `Asset not found: ${context.req.path}`)
    return { bytes, extension: extensionOf(file) }
  }

  app.get('/images/:project/:dataset/:file', async (context) => {
    const { bytes, extension } = await read(context, 'image')
    const transform = parseTransform(readSearch(context))
    context.header('Content-Security-Policy', CONTENT_POLICY)
    if (!transform || (extension === 'svg' && !transform.format)) {
      return send(context, bytes, typeOf(extension))
    }
    if (transform.auto) context.header('Vary', 'Accept', { append: true })
    const format = chooseFormat(transform, extension, context.req.header('accept') ?? '')
    const original = new Uint8Array(await bytes.arrayBuffer())
    const image =
      extension === 'svg'
        ? await transformDrawing(original, readSearch(context).toString())
        : await transformImage(original, transform, format)
    return send(context, new Blob([Uint8Array.from(image)]), `image/${format}`)
  })

  app.get('/files/:project/:dataset/:file', async (context) => {
    const { bytes, extension } = await read(context, 'file')
    context.header('Content-Security-Policy', CONTENT_POLICY)
    const download = readSearch(context).get('dl')
    if (download !== null) {
      const name = encodeURIComponent(download || context.req.param('file'))
      context.header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
    }
    return send(context, bytes, typeOf(extension))
  })
}

function typeOf(extension: string): string {
  return getMimeType(`_.${extension}`) ?? 'application/octet-stream'
}

function send(context: Context, bytes: Blob, type: string): Response {
  return context.body(bytes.stream(), 200, {
    ...HEADERS,
    'Content-Type': type,
    'Content-Length': String(bytes.size),
  })
}
