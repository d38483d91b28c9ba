import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The typefaces that a first screen is set in; those of data may come when they come. */
const FIRST_FONTS = /\/assets\/(?:archivo|source-sans)[^"')]*\.woff2/g

const STYLESHEET_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g

/**
 * Puts the style sheets that the built template links into it, since a page's first paint waits for
 * nothing then, and asks early for the typefaces they name.
 *
 * @param folder holds the template and the style sheets
 * @returns the template, and the CSP source of each inline style sheet
 */
export async function inlineStyles(
  folder: string,
): Promise<{ template: string; hashes: string[] }> {
  let template = await readFile(path.join(folder, 'index.html'), 'utf8')

  const hashes: string[] = []
  for (const [link, href = ''] of template.matchAll(STYLESHEET_LINK)) {
    const css = await readFile(path.join(folder, href), 'utf8')
    hashes.push(cspSource(css))
    const fonts = new Set(css.match(FIRST_FONTS))
    template = template.replace(link, () => `${preloads(fonts)}<style>${css}</style>`)
  }
  return { template, hashes }
}

/** The CSP source of each style sheet that a page carries inline. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css = '']) => cspSource(css))
}

function cspSource(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}

function preloads(fonts: Set<string>): string {
  const links = [...fonts].map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  )
  return links.join('')
}
