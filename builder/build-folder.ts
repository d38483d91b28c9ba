/** The files in the build folder, which the next build, the checks and the site server read. */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PdfAddresses } from '../src/sections/download/pdf-link.ts'
import type { BuildConfiguration } from './configuration.ts'
import type { Redirect } from './site-files/redirects.ts'
import type { HeaderRule } from './site-files/site-files.ts'

export const repositoryRoot = path.resolve(import.meta.dirname, '..')

/**
 * The build folder. `site` holds every file that a host serves. To render pages, the builder also needs `template`
 * (page template and code for the browser), `preview.html` (the template of the preview) and `prerender` (code for
 * Node). Other files are named below or where they are written. `npm start` gives each instance its own folder.
 */
export const outDir = path.resolve(repositoryRoot, process.env['SITE_OUT_DIR'] ?? 'dist')

export const previewTemplateFile = path.join(outDir, 'preview.html')

export const HEADERS_FILE = 'headers.json'
export const REDIRECTS_FILE = 'redirects.json'

/** What the next build and the checks must know about the current site. */
export const RECORD_FILE = 'site.json'

/**
 * Headers and redirects that a host must send.
 *
 * @throws when there is no build in the folder
 */
export async function readHostRules(
  folder: string,
): Promise<{ rules: HeaderRule[]; redirects: Redirect[] }> {
  return {
    rules: JSON.parse(await readFile(path.join(folder, HEADERS_FILE), 'utf8')),
    redirects: JSON.parse(await readFile(path.join(folder, REDIRECTS_FILE), 'utf8')),
  }
}

export type SiteRecord = {
  /** The configuration with which the site was built; null if nothing has been built. */
  builtWith: BuildConfiguration | null
  /** Address of each PDF. */
  pdfs: PdfAddresses
  /** Paths of the pages, without the 404 pages. */
  pages: readonly string[]
  /** Ids of the published documents. */
  documents: readonly string[]
  /** When a build last found that a document had been removed; empty if never. */
  lostAt: string
  /** Names of the scripts, styles and fonts of the current and of earlier builds, newest build first. */
  scripts: readonly string[][]
  /** Addresses of the compliance summaries of the current and earlier builds. Mails link to earlier summaries. */
  summaries: readonly string[][]
}

const EMPTY_RECORD: SiteRecord = {
  builtWith: null,
  pdfs: {},
  pages: [],
  documents: [],
  lostAt: '',
  scripts: [],
  summaries: [],
}

/** The record of the current site; an empty record if it can't be read. */
export async function readSiteRecord(folder: string): Promise<SiteRecord> {
  const file = path.join(folder, RECORD_FILE)
  if (!existsSync(file)) return EMPTY_RECORD
  try {
    // An earlier version of this code may have written fewer fields.
    return { ...EMPTY_RECORD, ...JSON.parse(await readFile(file, 'utf8')) }
  } catch (error) {
    console.warn(`${file} can't be read, so the record of the last build is ignored:`, error)
    return EMPTY_RECORD
  }
}

/** Whether the current site was built from this content lake. */
export function isFromLake({ builtWith }: SiteRecord, lake: BuildConfiguration['sanity']): boolean {
  return JSON.stringify(builtWith?.sanity) === JSON.stringify(lake)
}

/** The pages and document ids of the current site. No ids if it was built from another lake. */
export function currentContents(record: SiteRecord, lake: BuildConfiguration['sanity']) {
  return { pages: record.pages, documentIds: isFromLake(record, lake) ? record.documents : [] }
}

/** The address of a file of the site. A page's address has no extension. */
export function addressOf(name: string): string {
  return name.replace(/^\/?/, '/').replace(/(?:^\/index)?\.html$/, '') || '/'
}

/** The name of the HTML file of a page; the inverse of `addressOf`. */
export function htmlFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath}.html`
}

/** Relative paths of all files below a folder, with forward slashes; empty if the folder does not exist. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.replaceAll(path.sep, '/'))
}
