/** The HTML that is printed to a PDF. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { escapeHtml } from '../prerender/page-html.ts'
import type { PrintableDocument } from '../prerender/render-documents.tsx'

/**
 * The site's fonts, static instead of variable. Chromium embeds each glyph of a variable font as a drawing (Type 3),
 * and a static font as a subset. The subset is half the size, and PDF readers show and search its text better.
 */
const FACES = [
  ['Archivo', 600, 'archivo/600SemiBold/Archivo_600SemiBold'],
  ['Archivo', 700, 'archivo/700Bold/Archivo_700Bold'],
  ['Source Sans 3', 400, 'source-sans-3/400Regular/SourceSans3_400Regular'],
  ['Source Sans 3', 600, 'source-sans-3/600SemiBold/SourceSans3_600SemiBold'],
  ['IBM Plex Mono', 400, 'ibm-plex-mono/400Regular/IBMPlexMono_400Regular'],
  ['IBM Plex Mono', 500, 'ibm-plex-mono/500Medium/IBMPlexMono_500Medium'],
] as const

/** What all printed documents share: the page template, styles included, and the `@font-face` rules. */
export type PrintSource = { template: string; fontFaces: string }

/** `@font-face` rules with the fonts as data URLs. */
export async function printFontFaces(): Promise<string> {
  const rules = FACES.map(async ([family, weight, file]) => {
    const address = import.meta.resolve(`@expo-google-fonts/${file}.ttf`)
    const data = (await readFile(fileURLToPath(address))).toString('base64')
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/ttf;base64,${data})}`
  })
  return (await Promise.all(rules)).join('')
}

/** Fills in the template, replaces its fonts with `fontFaces`, and removes `<script>` and `<link>` elements. */
export function printableHtml(
  { template, fontFaces }: PrintSource,
  { title, author, markup }: PrintableDocument,
): string {
  const head = `<title>${escapeHtml(title)}</title><meta name="author" content="${escapeHtml(author)}">`
  return template
    .replaceAll(/<script\b.*?<\/script>|<link\b[^>]*>|@font-face\{[^}]*\}/gs, '')
    .replace('</head>', () => `<style>${fontFaces}</style></head>`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => markup)
    .replace('<!--data-->', '')
}
