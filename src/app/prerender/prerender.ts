/** Writes `dist/site`, all that a host serves, from the bundles and the lake's published content. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { snapshotPath } from '../../content/snapshot-path.ts'
import { compressFolder } from './compress.ts'
import { keepEarlierSummaries } from './pdf/earlier-summaries.ts'
import { makePdfs } from './pdf/make-pdfs.ts'
import { pageDocument } from './document.ts'
import { copyMedia } from './media.ts'
import { outDir } from './paths.ts'
import type * as Render from './render.tsx'
import { headerRules, robots, sitemap } from './site-files.ts'
import { inlineStyles } from './styles.ts'

type Renderer = Pick<
  typeof Render,
  'configuration' | 'listPaths' | 'registerPdfs' | 'renderDocuments' | 'renderPage'
>

const documentsStampFile = path.join(outDir, 'documents.stamp')

/** Pages for addresses that have none; hosts answer with the nearest one and status 404. */
const NOT_FOUND_PATHS = ['/404', '/ports/404']

/**
 * Renders every page. The site in place is replaced only when all of it has been written.
 *
 * @returns the pages' paths
 * @throws when the lake can't be read or a page does not render
 */
export async function prerender(): Promise<string[]> {
  const renderer = await loadRenderer()
  const siteUrl = renderer.configuration.siteUrl
  const site = path.join(outDir, 'site.next')
  await rm(site, { recursive: true, force: true })
  await cp(path.join(outDir, 'template'), site, { recursive: true })

  const { template, hashes } = await inlineStyles(site)
  await keepEarlierSummaries(path.join(outDir, 'site'), site)
  const documents = await renderer.renderDocuments()
  const pdfs = await makePdfs(documents, template, site)
  renderer.registerPdfs(pdfs)
  const paths = [...(await renderer.listPaths()), ...NOT_FOUND_PATHS]
  const pages = await Promise.all(paths.map(renderer.renderPage))
  for (const page of pages) {
    await write(site, htmlFile(page.path), pageDocument(template, page, siteUrl))
    await write(site, snapshotPath(page.path), JSON.stringify(page.answer))
  }
  await copyMedia(
    pages.flatMap(({ images }) => images),
    path.join(site, 'media'),
  )
  await write(site, 'sitemap.xml', sitemap(paths, siteUrl))
  await write(site, 'robots.txt', robots(siteUrl))
  await compressFolder(site)

  await writeFile(
    path.join(outDir, 'headers.json'),
    JSON.stringify(headerRules(renderer.configuration, hashes, pdfs), null, 2),
  )
  await writeFile(documentsStampFile, stampOf(documents))
  await replaceSite(site)
  return paths
}

/** Whether the printable documents read otherwise than when the site was last built. */
export async function documentsHaveChanged(): Promise<boolean> {
  const renderer = await loadRenderer()
  const built = await readFile(documentsStampFile, 'utf8')
  return stampOf(await renderer.renderDocuments()) !== built
}

function stampOf(documents: readonly Render.PrintedDocument[]): string {
  return createHash('sha256').update(JSON.stringify(documents)).digest('hex')
}

/** Puts a finished site in place of the one before; a server is without any for no longer than a rename. */
async function replaceSite(next: string): Promise<void> {
  const site = path.join(outDir, 'site')
  const previous = path.join(outDir, 'site.previous')
  await rm(previous, { recursive: true, force: true })
  if (existsSync(site)) await rename(site, previous)
  await rename(next, site)
  await rm(previous, { recursive: true, force: true })
}

/** The renderer that Vite compiled; its chunks import it by this very address, so no query in it. */
async function loadRenderer(): Promise<Renderer> {
  return await import(pathToFileURL(path.join(outDir, 'prerender/render.js')).href)
}

function htmlFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath}.html`
}

async function write(site: string, name: string, content: string): Promise<void> {
  const file = path.join(site, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}
