import { Duplex } from 'node:stream'
import {
  constants,
  createBrotliCompress,
  createBrotliDecompress,
  createDeflate,
  createGunzip,
  createGzip,
  createInflate,
} from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { apiError, badRequest } from '../errors.ts'

/** As small as gzip's at a third of its time; a larger window takes memory and saves nothing. */
const FAST = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
}

/** The encodings there are, the best first. */
const CODECS = {
  br: { encode: () => createBrotliCompress(FAST), decode: () => createBrotliDecompress() },
  gzip: { encode: () => createGzip(), decode: () => createGunzip() },
  deflate: { encode: () => createDeflate(), decode: () => createInflate() },
}

type Encoding = keyof typeof CODECS

/** Shorter answers gain nothing. */
const SHORT = 1024

/** Answers are compressed, as the hosted lake's are: of a page's answer a third is left. */
export const compressAnswers: MiddlewareHandler = async (context, next) => {
  await next()
  const { body } = context.res
  if (!body || !isCompressible(context)) return
  context.header('Vary', 'Accept-Encoding', { append: true })
  const encoding = preferredEncoding(context)
  if (encoding === null) return
  const encoded = body.pipeThrough(asWebStream(CODECS[encoding].encode()))
  context.res = new Response(encoded, context.res)
  context.res.headers.delete('Content-Length')
  context.res.headers.set('Content-Encoding', encoding)
}

function isCompressible({ req, res: { status, headers } }: Context): boolean {
  const [type, length] = [headers.get('Content-Type') ?? '', headers.get('Content-Length')]
  if (req.method === 'HEAD' || status === 206) return false
  if (length !== null && Number(length) < SHORT) return false
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || type.startsWith('application/x-ndjson')
}

/** The encoding that the client takes most gladly, the best of several; null for none. */
function preferredEncoding(context: Context): Encoding | null {
  const supports = ['br', 'gzip', 'deflate']
  const preferred = accepts(context, {
    header: 'Accept-Encoding',
    supports,
    default: '',
    match: (accepted) => {
      const quality = (name: string) =>
        (
          accepted.find(({ type }) => type.toLowerCase() === name) ??
          accepted.find(({ type }) => type === '*')
        )?.q ?? 0
      const [best = ''] = supports.toSorted((a, b) => quality(b) - quality(a))
      return quality(best) > 0 ? best : ''
    },
  })
  return isKnown(preferred) ? preferred : null
}

/**
 * Decodes a compressed body, before the limits on its size are applied to it.
 *
 * @throws LakeError 415 for an encoding that is unknown
 */
export const decodeRequests: MiddlewareHandler = async (context, next) => {
  const encoding = context.req.header('content-encoding')?.toLowerCase() ?? 'identity'
  const { raw } = context.req
  if (encoding !== 'identity' && raw.body) {
    if (!isKnown(encoding)) {
      const message = `Content-Encoding "${encoding}" is not supported, use br, gzip or deflate`
      throw apiError(415, 'Unsupported Media Type', message)
    }
    const headers = new Headers(raw.headers)
    headers.delete('content-encoding')
    // That of the body as it was sent.
    headers.delete('content-length')
    const init: RequestInit & { duplex: 'half' } = {
      headers,
      body: decode(raw.body, encoding),
      duplex: 'half',
    }
    context.req.raw = new Request(raw, init)
  }
  await next()
}

function isKnown(encoding: string): encoding is Encoding {
  return Object.hasOwn(CODECS, encoding)
}

type Bytes = Uint8Array<ArrayBuffer>

function asWebStream(codec: Duplex): ReadableWritablePair<Bytes, Bytes> {
  const pair: unknown = Duplex.toWeb(codec)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same streams, of which Node's types are others than the browser's.
  return pair as ReadableWritablePair<Bytes, Bytes>
}

/** A stream that fails with LakeError 400 where the bytes are not encoded so. */
function decode(body: ReadableStream<Bytes>, encoding: Encoding) {
  const reader = body.pipeThrough(asWebStream(CODECS[encoding].decode())).getReader()
  return new ReadableStream<Bytes>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        controller.error(badRequest(`The body is not encoded as ${encoding}: ${String(error)}`))
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
