/** Serves a folder of files over HTTP with compression, conditional requests and ranges (RFC 9110). */
import { fstatSync, type ReadStream, type Stats } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType } from 'hono/utils/mime'
import send from 'send'
import { filesIn } from '../build-folder.ts'
import { sendBare } from './guarded-server.ts'

/** Encodings with the extensions of precompressed files, best first. */
const ENDINGS = { br: '.br', gzip: '.gz' }

/** Headers that `send` adds to those it is given. */
const OF_A_FILE = ['Content-Length', 'Content-Range', 'ETag', 'Last-Modified']

export type StaticFiles = {
  /** @param name path within the folder, with `/` between its parts and none before */
  has(this: void, name: string): boolean
  /**
   * Sends a file, or for this request 206, 304, 412 or 416.
   *
   * @returns false, with nothing sent, for a file that was removed or replaced since the folder was listed
   * @throws when it can't be read
   */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    headers: Record<string, string>,
  ): Promise<boolean>
}

/** Lists a folder once; only listed files are ever opened, so no path can lead out of the folder. */
export function listStaticFiles(root: string): StaticFiles {
  const files = new Set(filesIn(root))
  return {
    has: (name) => files.has(name),
    async send(request, response, name, headers) {
      const encodings = Object.entries(ENDINGS).filter(([, ending]) => files.has(name + ending))
      const [encoding, ending = ''] = preferred(request, encodings) ?? []
      return await sendForm(request, response, path.join(root, name + ending), {
        'Content-Type': getMimeType(name) ?? 'application/octet-stream',
        ...headers,
        'Accept-Ranges': 'bytes',
        ...(encodings.length > 0 && { Vary: 'Accept-Encoding' }),
        ...(encoding && { 'Content-Encoding': encoding }),
      })
    },
  }
}

/** The encoding that the client prefers; among equally preferred ones, the smallest. */
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
  // First, because an invalid name or value throws, which must not happen in a callback.
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
      // Replaced by another build since its size and time were read.
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
 * A strong entity tag, which ranges need (RFC 9110, 13.1.5). No file of a build is written twice, so time
 * and size identify its content.
 */
function entityTag({ size, mtime }: Stats, encoding = ''): string {
  const version = `${size.toString(16)}-${mtime.getTime().toString(16)}`
  return encoding === '' ? `"${version}"` : `"${version}-${encoding}"`
}

/**
 * Corrects two deviations of `send`: the last 100 bytes of a file of 10 are the file (RFC 9110, 14.1.2),
 * and `no-cache`, which addresses caches, does not disable `If-None-Match` (13.1.2).
 */
function adjustRequest({ headers }: IncomingMessage, size: number): void {
  const [, length] = /^bytes=\s*-(\d+)$/i.exec(headers.range ?? '') ?? []
  if (length !== undefined && Number(length) > size) headers.range = 'bytes=0-'
  delete headers['cache-control']
}
