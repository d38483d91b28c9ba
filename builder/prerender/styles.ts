import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { InlineHashes } from '../site-files/site-files.ts'

/** Fonts of headings and text, which are preloaded; those of data and stressed words come after. */
const FIRST_FONTS = /\/assets\/(?:Archivo_600|SourceSans3_400)[^"')]*-first-[^"')]*\.woff2/g

const INLINE_STYLES = /<style>(.*?)<\/style>/gs

const INLINE_SCRIPT = /<script(?![^>]* (?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs

const STYLESHEET_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g

/**
 * Inlines the style sheets that the built template links, so that the first paint waits for no further
 * request, and preloads the fonts that they name.
 *
 * @param folder holds the template and the style sheets
 * @returns the template, and the CSP source of each style sheet and script in it
 */
export async function inlineStyles(
  folder: string,
): Promise<{ template: string; hashes: InlineHashes }> {
  let template = await readFile(path.join(folder, 'index.html'), 'utf8')

  for (const [link, href = ''] of template.matchAll(STYLESHEET_LINK)) {
    const css = await readFile(path.join(folder, href), 'utf8')
    const fonts = new Set(css.match(FIRST_FONTS))
    template = template.replace(link, () => `${preloads(fonts)}<style>${css}</style>`)
  }
  return { template, hashes: inlineHashes(template) }
}

/** The CSP source of each style sheet and script that a page carries inline, blocks of data aside. */
export function inlineHashes(html: string): InlineHashes {
  const hashesOf = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, text = '']) => hashSource(text))),
  ]
  return { styles: hashesOf(INLINE_STYLES), scripts: hashesOf(INLINE_SCRIPT) }
}

/** The sources of two pages, each once. */
export function bothHashes(one: InlineHashes, other: InlineHashes): InlineHashes {
  return {
    styles: [...new Set([...one.styles, ...other.styles])],
    scripts: [...new Set([...one.scripts, ...other.scripts])],
  }
}

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function preloads(fonts: Set<string>): string {
  const links = [...fonts].map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  )
  return links.join('')
}
