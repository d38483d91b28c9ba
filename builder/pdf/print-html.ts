import { escapeHtml } from '../prerender/page-html.ts'
import type { PrintedDocument } from '../prerender/render.tsx'

/**
 * The HTML that is printed: the document's page without what stands around it, without scripts, and
 * with typefaces made for print.
 *
 * @param template of the site's pages
 */
export function printHtml(
  template: string,
  fontFaces: string,
  { title, author, markup }: PrintedDocument,
): string {
  return template
    .replaceAll(/<script\b.*?<\/script>|<link\b[^>]*>|@font-face\{[^}]*\}/gs, '')
    .replace('</head>', () => `<style>${fontFaces}</style></head>`)
    .replace('<!--head-->', () => headElements(title, author))
    .replace('<!--page-->', () => markup)
    .replace('<!--state-->', '')
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
