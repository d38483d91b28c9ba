/** What a page of the built Studio may load and call. */
import { createHash } from 'node:crypto'

/** Where a Studio on the hosted service signs in, reads, writes and gets its own parts. */
const HOSTED = {
  all: ['https://*.sanity.io', 'https://*.sanity-cdn.com'],
  sockets: ['wss://*.sanity.io'],
  // Pictures of people come from whoever they sign in with.
  images: ['https:'],
}

/**
 * The policy for the Studio's HTML. On a lake of one's own, no address but that lake and the site
 * can be reached, so nothing phones home.
 *
 * @param html the page; the policy lets its own inline scripts run and no other
 * @param lakeUrl origin of the lake; null for the hosted service
 * @param siteUrl origin of the site, which the preview shows
 */
export function contentSecurityPolicy(
  html: string,
  lakeUrl: string | null,
  siteUrl: string,
): string {
  const lake = lakeUrl === null ? HOSTED : ownLake(lakeUrl)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(html), ...(lakeUrl === null ? lake.all : [])],
    // For the lists that can be dragged: theirs are the one library's styles that are text in the page,
    // another with each list, and the vendor passes them no nonce. Attributes need no leave.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    'font-src': ["'self'", 'data:', ...(lakeUrl === null ? lake.all : [])],
    'img-src': ["'self'", 'data:', 'blob:', ...lake.images],
    'media-src': ["'self'", 'blob:', ...lake.images],
    'connect-src': ["'self'", siteUrl, ...lake.all, ...lake.sockets],
    'frame-src': ["'self'", siteUrl],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

/** The lake at its address and, for listeners, at every `*.localhost` name. */
function ownLake(lakeUrl: string) {
  const { protocol, hostname, host, port } = new URL(lakeUrl)
  const hosts = hostname === 'localhost' ? [host, `*.localhost:${port}`] : [host]
  const origins = hosts.map((each) => `${protocol}//${each}`)
  return {
    all: origins,
    sockets: hosts.map((each) => `${protocol === 'https:' ? 'wss' : 'ws'}://${each}`),
    images: origins,
  }
}

function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(?<code>[\s\S]*?)<\/script>/g)
  return [...scripts].map(({ groups }) => {
    const hash = createHash('sha256').update(groups?.['code'] ?? '')
    return `'sha256-${hash.digest('base64')}'`
  })
}
