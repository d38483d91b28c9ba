import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from 'hono/compress'
import { apiError, badRequest } from '../errors.ts'

/** Answers are compressed, as the hosted lake's are: of a page's answer a third is left. */
export const compressAnswers = compress({
  contentTypeFilter: (type) =>
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || type.startsWith('application/x-ndjson'),
})

type Encoding = 'deflate' | 'gzip'

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
      const message = `Content-Encoding "${encoding}" is not supported, use gzip or deflate`
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
  return encoding === 'gzip' || encoding === 'deflate'
}

/** A stream that fails with LakeError 400 where the bytes are not encoded so. */
function decode(body: ReadableStream<Uint8Array<ArrayBuffer>>, encoding: Encoding) {
  const reader = body.pipeThrough(new DecompressionStream(encoding)).getReader()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
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
