/** Stands in for the CDN that hosts the site: what it answers is what a production host must answer. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { cleanPath } from './clean-path.ts'

type HeaderRule = { prefix: string; headers: Record<string, string> }

/**
 * Serves `site` below `outDir` with the headers of `headers.json` beside it: clean URLs, the
 * precompressed variants, entity tags, ranges, and the nearest 404 page for addresses without one.
 */
export function createSiteServer(outDir: string): Server {
  const site = path.resolve(outDir, 'site')
  const rules: HeaderRule[] = JSON.parse(readFileSync(path.resolve(outDir, 'headers.json'), 'utf8'))
  const files = sirv(site, {
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

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const redirect = cleanPath(request.url ?? '/')
    if (redirect === null) files(request, response)
    else response.writeHead(308, { Location: redirect }).end()
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
