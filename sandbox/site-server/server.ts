/** Stands in for the CDN that hosts the site: what it answers is what a production host must answer. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import sirv from 'sirv'
import { cleanPath } from './clean-path.ts'

/** Milliseconds, far above what two renames take. */
const LONGEST_REPLACEMENT = 1000

type HeaderRule = { prefix: string; headers: Record<string, string> }

/**
 * Serves `site` below `outDir` with the headers of `headers.json` beside it: clean URLs, the
 * precompressed variants, entity tags, ranges, and the nearest 404 page for addresses without one.
 * A site that was built anew is served from the next request on.
 */
export function createSiteServer(outDir: string): Server {
  let build = buildOf(outDir)
  let serve = listenerFor(outDir)

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const redirect = cleanPath(request.url ?? '/')
    if (redirect !== null) {
      response.writeHead(308, { Location: redirect }).end()
      return
    }
    endWithFile(response)
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const present = await presentBuild(outDir)
    if (present === null) {
      response.writeHead(503, { 'Retry-After': '1' }).end()
      return
    }
    if (present !== build) {
      build = present
      serve = listenerFor(outDir)
    }
    serve(request, response)
  }
}

/** Breaks an answer off whose file was replaced or removed between being found and being read. */
function endWithFile(response: ServerResponse): void {
  response.on('pipe', (file: Readable) => file.on('error', () => response.destroy()))
}

/** The build in place, waiting while one replaces the other; null when there is none any more. */
async function presentBuild(outDir: string): Promise<string | null> {
  for (let waited = 0; waited < LONGEST_REPLACEMENT; waited += 1) {
    const build = buildOf(outDir)
    if (build !== null) return build
    await delay(1)
  }
  return null
}

/** Tells one build from another: each is a new folder. Null while one replaces the other. */
function buildOf(outDir: string): string | null {
  const folder = statSync(path.resolve(outDir, 'site'), { throwIfNoEntry: false })
  return folder ? `${folder.ino} ${folder.mtimeMs}` : null
}

function listenerFor(outDir: string): RequestListener {
  const site = path.resolve(outDir, 'site')
  const rules: HeaderRule[] = JSON.parse(readFileSync(path.resolve(outDir, 'headers.json'), 'utf8'))
  return sirv(site, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => setHeaders(response, rules, pathname),
    onNoMatch: (request, response) => sendNotFound(site, rules, request, response),
  })
}

function setHeaders(response: ServerResponse, rules: HeaderRule[], pathname: string): void {
  for (const { prefix, headers } of rules)
    if (pathname.startsWith(prefix))
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** The headers are those of the page that is sent, whatever was asked for. */
function sendNotFound(
  site: string,
  rules: HeaderRule[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname } = new URL(request.url ?? '/', 'http://site')
  const name = nearestNotFoundPage(site, pathname)
  const page = readFileSync(path.join(site, name))
  setHeaders(response, rules, name)
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': page.length,
  })
  response.end(request.method === 'HEAD' ? undefined : page)
}

function nearestNotFoundPage(site: string, pathname: string): string {
  const folder = pathname.split('/').slice(1, -1).find(Boolean)
  const nearest = folder && /^[\w-]+$/.test(folder) ? `/${folder}/404.html` : null
  return nearest && existsSync(path.join(site, nearest)) ? nearest : '/404.html'
}
