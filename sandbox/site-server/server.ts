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
import sirv from 'sirv'
import { cleanPath } from './clean-path.ts'

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
    const present = buildOf(outDir)
    if (present !== null && present !== build) {
      build = present
      serve = listenerFor(outDir)
    }
    serve(request, response)
  })
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
    setHeaders: (response, pathname) => {
      for (const rule of rules)
        if (pathname.startsWith(rule.prefix))
          for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value)
    },
    onNoMatch: (request, response) => sendNotFound(site, rules, request, response),
  })
}

function sendNotFound(
  site: string,
  rules: HeaderRule[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname } = new URL(request.url ?? '/', 'http://site')
  const page = readFileSync(nearestNotFoundPage(site, pathname))
  for (const { prefix, headers } of rules)
    if (prefix === '/')
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': page.length,
  })
  response.end(request.method === 'HEAD' ? undefined : page)
}

function nearestNotFoundPage(site: string, pathname: string): string {
  const folder = pathname.split('/').slice(1, -1).find(Boolean)
  const nearest = folder && /^[\w-]+$/.test(folder) ? path.join(site, folder, '404.html') : null
  return nearest && existsSync(nearest) ? nearest : path.join(site, '404.html')
}
