/** A folder of files as HTTP sends them: compressed, confirmed when unchanged, in parts (RFC 9110). */
import { fstatSync, readdirSync, type ReadStream, type Stats } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType } from 'hono/utils/mime'
import send from 'send'
import { sendBare } from './guarded-server.ts'

/** Encodings with the endings of the compressed forms that may stand beside a file, best first. */
const ENDINGS = { br: '.br', gzip: '.gz' }

/** What `send` says of a file beside what it is told to. */
const OF_A_FILE = ['Content-Length', 'Content-Range', 'ETag', 'Last-Modified']

export type StaticFiles = {
  /** @param name path within the folder, with `/` between its parts and none before */
  has(this: void, name: string): boolean
  /**
   * Sends a file, or what it comes to for this request: 206, 304, 412 or 416.
   *
   * @returns false, with nothing sent, for a file that is gone or replaced since the folder was listed
   * @throws when it can't be read
   */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    headers: Record<string, string>,
  ): Promise<boolean>
}

/** Lists a folder once; nothing but what is on that list is ever looked for. */
export function listStaticFiles(root: string): StaticFiles {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
      .map((name) => name.replaceAll(path.sep, '/')),
  )
  return {
    has: (name) => files.has(name),
    async send(request, response, name, headers) {
      const encodings = Object.entries(ENDINGS).filter(([, ending]) => files.has(name + ending))
      const [encoding, ending = ''] = preferred(request, encodings) ?? []
      return await sendForm(request, response, path.join(root, name + ending), {
        ...headers,
        'Accept-Ranges': 'bytes',
        'Content-Type': getMimeType(name) ?? 'application/octet-stream',
        ...(encodings.length > 0 && { Vary: 'Accept-Encoding' }),
        ...(encoding && { 'Content-Encoding': encoding }),
      })
    },
  }
}

/** What the client likes best; of several that it likes as well as each other, the smallest. */
function preferred(
  { headers }: IncomingMessage,
  encodings: [encoding: string, ending: string][],
): [encoding: string, ending: string] | undefined {
  const accepted = parseAccept((headers['accept-encoding'] ?? '').toLowerCase())
  const qualityOf = (name: string, other = '*') =>
    (accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === other))
      ?.q ?? 0
  const uncompressed = qualityOf('identity', 'identity')
  return encodings
    .filter(([name]) => qualityOf(name) > 0 && qualityOf(name) >= uncompressed)
    .toSorted(([one], [other]) => qualityOf(other) - qualityOf(one))[0]
}

async function sendForm(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: Record<string, string>,
): Promise<boolean> {
  // Before anything else: a name or value that is none throws, which must not happen in a callback.
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  response.on('close', () => resolve(true))
  let found: Stats | undefined
  const giveUp = () => {
    if (response.headersSent) response.destroy()
    else resolve(false)
  }
  send(request, encodeURIComponent(path.basename(file)), {
    root: path.dirname(file),
    index: false,
    cacheControl: false,
    // RFC 9110, 14.2: no other method has ranges.
    acceptRanges: request.method === 'GET',
  })
    .on('file', (_file: string, stat: Stats) => {
      found = stat
      adjustRequest(request, stat.size)
      response.setHeader('ETag', entityTag(stat, headers['Content-Encoding']))
    })
    .on('stream', (stream: ReadStream) => {
      // Replaced by another build since its size and time were read: not that file, then.
      stream.on('open', (descriptor: number) => {
        if (fstatSync(descriptor).ino === found?.ino) return
        stream.unpipe(response)
        stream.destroy()
        giveUp()
      })
    })
    .on('error', (error: Error & { status: number }) => {
      if (error.status === 412) sendBare(response, 412)
      else if (error.status === 416)
        sendBare(response, 416, { 'Content-Range': `bytes */${found?.size ?? 0}` })
      else if (error.status !== 404) reject(error)
      else giveUp()
    })
    .pipe(response)
  const isSent = await promise
  if (!isSent) {
    response.statusCode = 200
    for (const name of [...Object.keys(headers), ...OF_A_FILE]) response.removeHeader(name)
  }
  return isSent
}

/**
 * A strong one, as parts of a file may only be put together under (RFC 9110, 13.1.5): no file of a
 * build is written twice, so its time and size tell it from any other under its name.
 */
function entityTag({ size, mtime }: Stats, encoding = ''): string {
  const version = `${size.toString(16)}-${mtime.getTime().toString(16)}`
  return encoding === '' ? `"${version}"` : `"${version}-${encoding}"`
}

/**
 * Corrects what `send` reads otherwise than the standard: the last 100 bytes of a file of 10 are the
 * file (RFC 9110, 14.1.2), and `no-cache`, which speaks to caches on the way, takes nothing from
 * `If-None-Match` (13.1.2).
 */
function adjustRequest({ headers }: IncomingMessage, size: number): void {
  const [, length] = /^bytes=\s*-(\d+)$/i.exec(headers.range ?? '') ?? []
  if (length !== undefined && Number(length) > size) headers.range = 'bytes=0-'
  delete headers['cache-control']
}
