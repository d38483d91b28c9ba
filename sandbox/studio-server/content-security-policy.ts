/** What a page of the built Studio may load and call. */
import { createHash } from 'node:crypto'

/** Sources for a Studio on hosted Sanity: sign-in, content API, scripts and fonts. */
const HOSTED_SOURCES = {
  origins: ['https://*.sanity.io', 'https://sanity-cdn.com', 'https://*.sanity-cdn.com'],
  sockets: ['wss://*.sanity.io'],
  // Profile pictures come from the sign-in providers.
  images: ['https:'],
}

/**
 * The policy for the Studio's HTML. With the embedded lake, only that lake and the site can be reached, so
 * no data leaves the machine.
 *
 * @param html the page; the policy allows the page's own inline scripts and no others
 * @param lakeUrl origin of the lake; null for the hosted lake
 * @param siteUrl origin of the site, which the preview shows
 */
export function contentSecurityPolicy(
  html: string,
  lakeUrl: string | null,
  siteUrl: string,
): string {
  const lake = lakeUrl === null ? HOSTED_SOURCES : embeddedLakeSources(lakeUrl)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(html), ...(lakeUrl === null ? lake.origins : [])],
    // The drag-and-drop library inserts style elements without a nonce. Their text varies, so a hash can't match.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    'font-src': ["'self'", 'data:', ...(lakeUrl === null ? lake.origins : [])],
    'img-src': ["'self'", 'data:', 'blob:', ...lake.images],
    'media-src': ["'self'", 'blob:', ...lake.images],
    'connect-src': ["'self'", siteUrl, ...lake.origins, ...lake.sockets],
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

/**
 * Sources for an embedded lake. On localhost each event stream has its own host name, because browsers open only
 * six connections to a host.
 */
function embeddedLakeSources(lakeUrl: string) {
  const { protocol, hostname, host, port } = new URL(lakeUrl)
  const hosts = hostname === 'localhost' ? [host, `*.localhost:${port}`] : [host]
  const origins = hosts.map((name) => `${protocol}//${name}`)
  return {
    origins,
    sockets: hosts.map((name) => `${protocol === 'https:' ? 'wss' : 'ws'}://${name}`),
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
