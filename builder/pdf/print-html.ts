import { readFile } from 'node:fs/promises'
import { escapeHtml } from '../prerender/page-html.ts'
import type { PrintedDocument } from '../prerender/render.tsx'

/**
 * The HTML that is printed: the document's page without what stands around it, without scripts, and
 * with typefaces made for print.
 *
 * @param template of the site's pages
 * @param land drawing of the coast's land, which pages have in a file of its own
 */
export function printHtml(
  template: string,
  fontFaces: string,
  land: string,
  { title, author, markup }: PrintedDocument,
): string {
  return template
    .replaceAll(/<script\b.*?<\/script>|<link\b[^>]*>|@font-face\{[^}]*\}/gs, '')
    .replace('</head>', () => `<style>${fontFaces}</style></head>`)
    .replace('<!--head-->', () => headElements(title, author))
    .replace('<!--page-->', () => markup.replaceAll(LAND, '"#land"') + landFor(markup, land))
    .replace('<!--state-->', '')
}

/** Address of the land in the file that pages have it in. */
const LAND = /"[^"]*\/land[^"/]*\.svg#land"/g

/** The drawing of the coast's land, as it is in the source. */
export async function readLand(): Promise<string> {
  return await readFile(new URL('../../src/sections/coast-map/land.svg', import.meta.url), 'utf8')
}

/** The land for the charts of a document; nothing for one without. */
function landFor(markup: string, land: string): string {
  return markup.search(LAND) >= 0 ? `<div hidden>${land}</div>` : ''
}

/** The language that the pages are in. */
export function languageOf(template: string): string {
  const language = /<html lang="([^"]+)"/.exec(template)?.[1]
  if (language === undefined) throw new Error('The template of the pages names no language')
  return language
}

function headElements(title: string, author: string): string {
  return `<title>${escapeHtml(title)}</title><meta name="author" content="${escapeHtml(author)}">`
}
