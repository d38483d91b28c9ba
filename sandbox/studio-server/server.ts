/** Serves the built Studio: its files, and its single page for every other path. */
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import { permissionsPolicy, securityHeaders } from '../../builder/site-files/security-headers.ts'
import { createRobustServer, sendEmptyResponse } from '../../builder/serve-site/robust-server.ts'
import { sendFile } from '../../builder/serve-site/static-files.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** Headers of the Studio's responses. A preview that the Studio opens in a new window must keep its opener. */
export const studioSecurityHeaders = {
  ...securityHeaders,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': permissionsPolicy('(self)'),
  'Referrer-Policy': 'same-origin',
}

type StudioServerOptions = {
  /** Folder that `sanity build` wrote. */
  outDir: string
  /** Origin of the lake that the Studio was built for; null for the hosted lake. */
  lakeUrl: string | null
  /** Origin of the site. */
  siteUrl: string
}

/** @throws Error when the folder contains no built Studio */
export function createStudioServer({ outDir, lakeUrl, siteUrl }: StudioServerOptions): Server {
  const page = readFileSync(path.join(outDir, 'index.html'))
  const policy = contentSecurityPolicy(page.toString(), lakeUrl, siteUrl)

  return createRobustServer(
    'The Studio server',
    studioSecurityHeaders,
    async (request, response, target) => {
      const name = decodeURIComponent(target.pathname)
      if (name === '/static/create-manifest.json') {
        // The Studio requests its manifest, which Sanity's hosted apps use. This build has none.
        sendEmptyResponse(response, 204)
      } else if (name.startsWith('/static/') || name === '/favicon.ico') {
        const isSent = await sendFile(request, response, outDir, name, cacheHeaders(name))
        if (!isSent) sendEmptyResponse(response, 404)
      } else {
        response.writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Length': page.length,
          'Content-Security-Policy': policy,
          'Cache-Control': 'no-cache',
          'X-Robots-Tag': 'noindex',
        })
        response.end(request.method === 'HEAD' ? undefined : page)
      }
    },
  )
}

/** Files with a content hash in their name are cached forever. */
function cacheHeaders(name: string): Record<string, string> {
  return /^\/static\/.*-[\w-]{8}\.\w+$/.test(name)
    ? { 'Cache-Control': 'public, max-age=31536000, immutable' }
    : {}
}
