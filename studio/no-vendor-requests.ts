/** Vite plugin for a Studio with an embedded lake: prevents requests to Sanity's servers. */
import type { Plugin } from 'vite'

/** Answers requests to Sanity within the page: version checks with `{}` (no newer version), all others with 503. */
const FETCH_STUB = `{
  const originalFetch = window.fetch
  window.fetch = (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (/(^|\\.)sanity-cdn\\.com$/.test(hostname)) return Promise.resolve(Response.json({}))
    if (/(^|\\.)sanity\\.io$/.test(hostname)) return Promise.resolve(new Response(null, { status: 503 }))
    return originalFetch(input, init)
  }
}`

/** Removes Sanity's web fonts. The Studio's font stack continues with system fonts. */
export function removeVendorFonts(css: string): string {
  return css.replaceAll(/@font-face\s*\{[^}]*\.sanity\.io\/[^}]*\}\s*/g, '')
}

/** Adds `FETCH_STUB`, and removes Sanity's web fonts and the script of Sanity's dashboard. */
export function preventVendorRequests(html: string): string {
  return removeVendorFonts(html)
    .replace(/<script[^>]*data-sanity-core[^>]*><\/script>\s*/, '')
    .replace(/<head[^>]*>/, (head) => `${head}<script>${FETCH_STUB}</script>`)
}

/** Applies the two functions above to the files that `sanity build` writes and `sanity dev` serves. */
export function noVendorRequests(): Plugin {
  return {
    name: 'global-salvage/no-vendor-requests',
    enforce: 'pre',
    transform: { filter: { id: /\.css$/ }, handler: removeVendorFonts },
    transformIndexHtml: { order: 'pre', handler: preventVendorRequests },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build of the Studio has no index.html.')
        page.source = preventVendorRequests(String(page.source))
      },
    },
  }
}
