/** The site's own HTTP server. A production host must answer like it. */
import { statSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ruleFor, sentHeaders } from '../hosts/effective-headers.ts'
import { securityHeaders } from '../site-files/security-headers.ts'
import type { HeaderRule } from '../site-files/site-files.ts'
import { readHostRules } from '../build-folder.ts'
import { createGuardedServer, sendBare } from './guarded-server.ts'
import { listStaticFiles, type StaticFiles } from './static-files.ts'

/** Milliseconds, far more than two renames take. */
const LONGEST_REPLACEMENT = 1000

/** How many builds may replace each other while one request is answered. */
const ATTEMPTS = 3

type Site = {
  files: StaticFiles
  rules: HeaderRule[]
  /** Present addresses of pages by their earlier ones. */
  redirects: ReadonlyMap<string, string>
}

/**
 * Serves `site` below `outDir` with the headers of `headers.json` and the redirects of `redirects.json` beside it: clean
 * URLs, precompressed files, entity tags, and the nearest 404 page for unknown addresses. A new build is served from the
 * next request on.
 */
export function createSiteServer(outDir: string): Server {
  let build: string | null = null
  let site: Site | null = null

  return createGuardedServer(
    'The site server',
    securityHeaders,
    async (request, response, target) => {
      const { pathname, search } = target
      const clean = cleanPath(pathname)
      if (clean !== pathname) {
        sendBare(response, 308, { Location: clean + search })
        return
      }
      // If a file is replaced while it is looked up, it is looked up again in the new build.
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const present = await presentBuild(outDir)
        if (present === null) break
        if (site === null || present !== build) {
          site = await readSite(outDir)
          build = present
        }
        if (await answer(site, request, response, decodeURIComponent(pathname))) return
        site = null
      }
      sendBare(response, 503, { 'Retry-After': '1' })
    },
  )
}

/** Identifies the present build, waiting while one replaces another; null if missing. */
async function presentBuild(outDir: string): Promise<string | null> {
  for (let waited = 0; waited < LONGEST_REPLACEMENT; waited += 1) {
    const build = buildOf(outDir)
    if (build !== null) return build
    await delay(1)
  }
  return null
}

/** Identifies a build by its folder, which is new for each. Null while one replaces another. */
function buildOf(outDir: string): string | null {
  const folder = statSync(path.resolve(outDir, 'site'), { throwIfNoEntry: false })
  return folder ? `${folder.ino} ${folder.mtimeMs}` : null
}

/** @throws when the build, its headers or its redirects are missing */
async function readSite(outDir: string): Promise<Site> {
  const { rules, redirects } = await readHostRules(outDir)
  return {
    files: listStaticFiles(path.resolve(outDir, 'site')),
    rules,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
  }
}

/** @returns false, with nothing sent, when the build has been replaced meanwhile */
async function answer(
  { files, rules, redirects }: Site,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<boolean> {
  const page = pathname === '/' ? 'index.html' : pathname.slice(1)
  const name = [page, `${page}.html`].find(files.has)
  const target = redirects.get(pathname)
  if (name === undefined && target !== undefined) {
    sendBare(response, 301, { Location: target })
    return true
  }
  // A 404 page has its own headers, whatever path was requested.
  const folder = pathname.split('/')[1] ?? ''
  const notFound = [`${folder}/404.html`].find(files.has) ?? '404.html'
  const rule = ruleFor(rules, name === undefined ? `/${notFound}` : pathname)
  for (const [header, value] of Object.entries(rule))
    if (value === null) response.removeHeader(header)
  const status = name === undefined ? 404 : 200
  return await files.send(request, response, name ?? notFound, sentHeaders(rule), status)
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
