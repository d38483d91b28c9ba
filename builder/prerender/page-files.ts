/** The files of a page, and how they are kept from the present site. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { snapshotPath } from '../../src/content/snapshot-path.ts'
import type { Snapshot } from '../../src/content/snapshot.ts'
import type { NextSite } from '../site-files/next-site.ts'
import type { PdfAddresses } from '../../src/sections/download/pdf-link.ts'
import { emailLinkPaths } from '../../src/routes.ts'
import { previewUrl } from '../../src/preview/preview-path.ts'
import { previewPdfsElement } from '../../src/preview/preview-pdfs.ts'

export function htmlFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath}.html`
}

/** The lake's answer that the present page was built from; null when it can't be read. */
export async function answerInPlace(site: NextSite, pagePath: string): Promise<unknown> {
  const file = path.join(site.present, snapshotPath(pagePath))
  if (!existsSync(file)) return null
  try {
    const { answer = null }: Partial<Snapshot> = JSON.parse(await readFile(file, 'utf8'))
    return answer
  } catch (error) {
    console.warn(`${file} can't be read:`, error)
    return null
  }
}

/** Addresses of the site's own files in the HTML of a page. */
const NAMED_FILES = /\/(?:assets|media|media\/share|docs)\/(?:[\w~-]+\.)+\w+/g

/**
 * Keeps a page that can't be made now, with its snapshot and every file that it refers to.
 *
 * @returns its HTML; null if the present site does not have it
 */
export async function keepPage(site: NextSite, pagePath: string): Promise<string | null> {
  const html = htmlFile(pagePath)
  if (!(await site.keep(html)) || !(await site.keep(snapshotPath(pagePath)))) return null
  const text = await readFile(path.join(site.present, html), 'utf8')
  for (const name of new Set(text.match(NAMED_FILES))) await site.keep(name)
  return text
}

/**
 * The preview's pages are one document, which shows the page of the address at which it is served.
 *
 * @param templateFile the bundled `preview.html`
 * @param paths of the site's pages
 * @returns the document, and the paths at which it is served
 */
export async function previewFiles(
  templateFile: string,
  paths: readonly string[],
  pdfs: PdfAddresses,
): Promise<{ html: string; paths: string[] }> {
  const template = await readFile(templateFile, 'utf8')
  const html = template.replace('<!--state-->', () => previewPdfsElement(pdfs))
  return { html, paths: paths.filter((page) => !emailLinkPaths.includes(page)).map(previewUrl) }
}
