/** The site's own HTTP server. A production host must answer like it. */
import { statSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { mergedHeaders } from '../hosts/effective-headers.ts'
import { securityHeaders } from '../site-files/security-headers.ts'
import { readHostRules } from '../build-folder.ts'
import { createRobustServer, sendEmptyResponse } from './robust-server.ts'
import { sendFile } from './static-files.ts'

/** Milliseconds that a request waits while a build replaces the site. The build's two folder renames take far less. */
const LONGEST_REPLACEMENT_MS = 1000

/**
 * Serves `site` below `outDir`, with the headers of `headers.json` and the redirects of `redirects.json` beside it. Has
 * clean URLs, precompressed files, entity tags, and for unknown addresses the nearest 404 page. Serves a new build from
 * the next request on.
 */
export function createSiteServer(outDir: string): Server {
  return createRobustServer(
    'The site server',
    securityHeaders,
    async (request, response, { pathname, search }) => {
      const clean = cleanPath(pathname)
      if (clean !== pathname) return sendEmptyResponse(response, 308, { Location: clean + search })
      const deadline = Date.now() + LONGEST_REPLACEMENT_MS
      while (!(await respond(outDir, request, response, decodeURIComponent(pathname)))) {
        if (Date.now() > deadline) return sendEmptyResponse(response, 503, { 'Retry-After': '1' })
        await delay(1)
      }
    },
  )
}

/** Identifies a build by its folder's inode, which is new for each build. Undefined while a build replaces the site. */
function buildIdOf(site: string): number | undefined {
  return statSync(site, { throwIfNoEntry: false })?.ino
}

/** @returns false, and sends nothing, if there is no site or if a build replaces the site during the request */
async function respond(
  outDir: string,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<boolean> {
  const site = path.resolve(outDir, 'site')
  const buildId = buildIdOf(site)
  if (buildId === undefined) return false
  const { rules, redirects } = await readHostRules(outDir)
  const send = (name: string, address: string, status: number) =>
    sendFile(request, response, site, name, mergedHeaders(rules, address), status)
  const page = pathname === '/' ? '/index.html' : pathname
  for (const name of [page, `${page}.html`])
    if (!name.endsWith('/404.html') && (await send(name, pathname, 200))) return true
  if (buildIdOf(site) !== buildId) return false

  const redirect = redirects.find(({ from }) => from === pathname)
  if (redirect) {
    sendEmptyResponse(response, 301, { Location: redirect.to })
    return true
  }
  // A 404 page has its own headers, whatever path was requested.
  for (const name of [`/${pathname.split('/')[1]}/404.html`, '/404.html'])
    if (await send(name, name, 404)) return true
  return false
}

/**
 * The canonical path of a page: without `.html`, without a slash at the end, and without double slashes,
 * which at the start of a redirect's address would name another host.
 *
 * @param pathname begins with a slash
 * @returns the same path when it is canonical
 */
function cleanPath(pathname: string): string {
  return (
    pathname
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\/index)?\.html$/, '')
      .replace(/\/+$/, '') || '/'
  )
}
