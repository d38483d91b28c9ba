/** Has a Studio that works on a lake of one's own ask nothing of its vendor's servers. */
import type { Plugin } from 'vite'

/** Answers what the Studio asks its vendor while it runs: no newer version; feedback is not taken. */
const ANSWER_FOR_VENDOR = `{
  const ask = window.fetch
  window.fetch = (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (/(^|\\.)sanity-cdn\\.com$/.test(hostname)) return Promise.resolve(Response.json({}))
    if (/(^|\\.)sanity\\.io$/.test(hostname)) return Promise.resolve(new Response(null, { status: 503 }))
    return ask(input, init)
  }
}`

/** The style sheet without the vendor's fonts; next in the Studio's list are those of the system. */
export function withoutFonts(css: string): string {
  return css.replaceAll(/@font-face\s*\{[^}]*\.sanity\.io\/[^}]*\}\s*/g, '')
}

/**
 * The Studio's HTML without the bridge to the vendor's dashboard and without the vendor's fonts,
 * and with answers in its place.
 */
export function keepToItself(html: string): string {
  return withoutFonts(html)
    .replace(/<script[^>]*data-sanity-core[^>]*><\/script>\s*/, '')
    .replace(/<head[^>]*>/, (head) => `${head}<script>${ANSWER_FOR_VENDOR}</script>`)
}

/** Applies both to what `sanity build` writes and `sanity dev` serves. */
export function ownLakePlugin(): Plugin {
  return {
    name: 'global-salvage/own-lake',
    enforce: 'pre',
    transform: { filter: { id: /\.css$/ }, handler: withoutFonts },
    transformIndexHtml: { order: 'pre', handler: keepToItself },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build of the Studio has no index.html.')
        page.source = keepToItself(String(page.source))
      },
    },
  }
}
