/** Serves files over HTTP, compressed where possible, with entity tags. */
import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType } from 'hono/utils/mime'

/** Encodings with the suffixes of precompressed files, best first. */
const SUFFIXES = { br: '.br', gzip: '.gz' }

/**
 * Sends a file with a status, or status 304 if the client's cached copy is current.
 *
 * @param name path within the folder, beginning with a slash
 * @param headers a header with the value null is removed from the response
 * @returns false if there is no such file; in that case, nothing has been sent
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  name: string,
  headers: Record<string, string | null>,
  status = 200,
): Promise<boolean> {
  // `/assets/../index.html` would be a page with the headers of an asset, and `/../x` is outside the folder.
  if (path.posix.normalize(name) !== name || name.includes('\\')) return false
  const file = path.join(folder, name)
  const accepted = parseAccept((request.headers['accept-encoding'] ?? '').toLowerCase())
  const encodings = Object.entries(SUFFIXES).filter(([, suffix]) => existsSync(file + suffix))
  const [encoding, suffix = ''] =
    encodings.find(([each]) => accepted.some(({ type, q }) => type === each && q > 0)) ?? []
  const content = await readFile(file + suffix).catch(() => null)
  if (content === null) return false
  const tag = `"${hash('sha256', content).slice(0, 16)}"`
  const isCached = status === 200 && request.headers['if-none-match']?.includes(tag)
  for (const [header, value] of Object.entries(headers))
    if (value === null) response.removeHeader(header)
    else response.setHeader(header, value)
  response.writeHead(isCached ? 304 : status, {
    'Content-Type': getMimeType(name) ?? 'application/octet-stream',
    ETag: tag,
    ...(encodings.length > 0 && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(!isCached && { 'Content-Length': content.length }),
  })
  response.end(isCached || request.method === 'HEAD' ? undefined : content)
  return true
}
