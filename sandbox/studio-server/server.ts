/** Serves the built Studio: its files, and its one page for every other path. */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { contentSecurityPolicy } from './content-security-policy.ts'

type StudioServer = {
  /** Folder that `sanity build` wrote. */
  outDir: string
  /** Origin of the lake that the Studio was built for; null for the hosted service. */
  lakeUrl: string | null
  /** Origin of the site. */
  siteUrl: string
}

/** @throws Error when the folder holds no built Studio */
export function createStudioServer({ outDir, lakeUrl, siteUrl }: StudioServer): Server {
  const page = readFileSync(path.join(outDir, 'index.html'))
  const policy = contentSecurityPolicy(page.toString(), lakeUrl, siteUrl)
  const files = sirv(outDir, {
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('X-Content-Type-Options', 'nosniff')
      // Those that the build names by their content.
      if (/^\/static\/.*-[\w-]{8}\.\w+$/.test(pathname))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    },
  })

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const { pathname } = new URL(request.url ?? '/', 'http://studio')
    // What a hosted Studio tells the vendor's other apps of itself. It asks whether that is there.
    if (pathname === '/static/create-manifest.json') {
      response.writeHead(204).end()
      return
    }
    const isFile = pathname.startsWith('/static/') || pathname === '/favicon.ico'
    if (isFile) {
      files(request, response)
      return
    }
    response.writeHead(200, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': page.length,
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-cache',
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    })
    response.end(request.method === 'HEAD' ? undefined : page)
  })
}
