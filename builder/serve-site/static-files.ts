/** Serves a folder of files over HTTP, compressed where possible, with entity tags. */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType } from 'hono/utils/mime'
import { filesIn } from '../build-folder.ts'

/** Encodings with the extensions of precompressed files, best first. */
const ENDINGS = { br: '.br', gzip: '.gz' }

export type StaticFiles = {
  /** @param name path within the folder, with `/` between its parts and none before */
  has(this: void, name: string): boolean
  /**
   * Sends a file with a status, or 304 if the client has it.
   *
   * @returns false, with nothing sent, for a file that was removed since the folder was listed
   */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    headers: Record<string, string>,
    status?: number,
  ): Promise<boolean>
}

/** Lists a folder once; only listed files are ever opened, so no path can lead out of the folder. */
export function listStaticFiles(root: string): StaticFiles {
  const files = new Set(filesIn(root))
  return {
    has: (name) => files.has(name),
    async send(request, response, name, headers, status = 200) {
      const accepted = parseAccept((request.headers['accept-encoding'] ?? '').toLowerCase())
      const encodings = Object.entries(ENDINGS).filter(([, ending]) => files.has(name + ending))
      const [encoding, ending = ''] =
        encodings.find(([each]) => accepted.some(({ type, q }) => type === each && q > 0)) ?? []
      const content = await readFile(path.join(root, name + ending)).catch(() => null)
      if (content === null) return false
      const tag = `"${hash('sha256', content).slice(0, 16)}"`
      const isKnown = status === 200 && request.headers['if-none-match']?.includes(tag)
      response.writeHead(isKnown ? 304 : status, {
        'Content-Type': getMimeType(name) ?? 'application/octet-stream',
        ...headers,
        ETag: tag,
        ...(encodings.length > 0 && { Vary: 'Accept-Encoding' }),
        ...(encoding && { 'Content-Encoding': encoding }),
        ...(!isKnown && { 'Content-Length': content.length }),
      })
      response.end(isKnown || request.method === 'HEAD' ? undefined : content)
      return true
    },
  }
}
