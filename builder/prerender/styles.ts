import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { OTHER_STYLES_ATTRIBUTE } from '../../src/entry/other-styles.ts'
import type { InlineHashes } from '../site-files/site-files.ts'
import { PAGE_STYLES_FILE, type PageStyles } from '../vite/page-styles.ts'

/** Matches the fonts of headings and body text, which are preloaded. */
const PRELOADED_FONTS = /\/assets\/(?:Archivo_600|SourceSans3_400)[^"')]*-common-[^"')]*\.woff2/g

const INLINE_STYLES = /<style[^>]*>(.*?)<\/style>/gs

const INLINE_SCRIPT = /<script(?![^>]* (?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs

/**
 * The links that preload fonts are placed before this tag. If they are in the head, Chrome delays the first frame by
 * up to 50 ms (docs/speed.md). Chrome's preload scanner finds them here just as early.
 */
const BODY_END = '</body>'

const STYLESHEET_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/

export type Templates = {
  /** For each key of `PageStyles['pages']`, a template with the common styles and the styles of that key. */
  pages: ReadonlyMap<string, string>
  /** One template with the styles of all pages, for printed documents. */
  print: string
  /** CSP sources of the inline styles and scripts of `pages`. */
  hashes: InlineHashes
}

/**
 * Makes a template for each page. The page's styles are inline, so that the first paint needs no further request. The
 * fonts of these styles are preloaded.
 *
 * @param folder holds the template and the stylesheets that `builder/vite/page-styles.ts` writes
 */
export async function readTemplates(folder: string): Promise<Templates> {
  const template = await readFile(path.join(folder, 'index.html'), 'utf8')
  const styles: PageStyles = JSON.parse(await readFile(path.join(folder, PAGE_STYLES_FILE), 'utf8'))
  const [link, href = ''] = STYLESHEET_LINK.exec(template) ?? []
  if (link === undefined) throw new Error('The template of the pages links no stylesheet')
  const allPages = await readFile(path.join(folder, href), 'utf8')

  const withStyles = (css: string) => {
    const preloads = [...new Set(css.match(PRELOADED_FONTS))].map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    )
    return template
      .replace(link, () => `<style ${OTHER_STYLES_ATTRIBUTE}="${href}">${css}</style>`)
      .replace(BODY_END, () => preloads.join('') + BODY_END)
  }
  const pages = new Map(
    Object.entries(styles.pages).map(([page, css]) => [page, withStyles(styles.common + css)]),
  )
  return {
    pages,
    print: withStyles(styles.common + allPages),
    hashes: [...pages.values()].map(inlineHashes).reduce(mergeHashes),
  }
}

/** The CSP source of each inline stylesheet and script of a page, except scripts that contain only data. */
export function inlineHashes(html: string): InlineHashes {
  const hashesOf = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, text = '']) => hashSource(text))),
  ]
  return { styles: hashesOf(INLINE_STYLES), scripts: hashesOf(INLINE_SCRIPT) }
}

/** The CSP sources of two pages, without duplicates. */
export function mergeHashes(one: InlineHashes, other: InlineHashes): InlineHashes {
  return {
    styles: [...new Set([...one.styles, ...other.styles])],
    scripts: [...new Set([...one.scripts, ...other.scripts])],
  }
}

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
