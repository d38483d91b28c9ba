/** Writes `dist/site`, all that a host serves, from the bundles and the lake's published content. */
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { snapshotPath } from '../../content/snapshot-path.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import { factsInPlace, writeBuiltWith } from './built-with.ts'
import { pageDocument } from './document.ts'
import { factsToShow, sayKept } from './essential-facts.ts'
import { copyMedia } from './media.ts'
import { type Changes, type NextSite, startNextSite } from './next-site.ts'
import { outDir, previewTemplateFile } from './paths.ts'
import { previewFiles } from './preview-files.ts'
import { keepEarlierSummaries } from './pdf/earlier-summaries.ts'
import { makePdfs } from './pdf/make-pdfs.ts'
import type * as Render from './render.tsx'
import { headerRules, robots, sitemap } from './site-files.ts'
import { inlineStyles } from './styles.ts'

type Renderer = Pick<
  typeof Render,
  | 'configuration'
  | 'listPaths'
  | 'readSettings'
  | 'registerFacts'
  | 'registerPdfs'
  | 'renderDocuments'
  | 'renderPage'
  | 'studioUrl'
>

const templateFolder = path.join(outDir, 'template')

/** Pages for addresses that have none; hosts answer with the nearest one and status 404. */
const NOT_FOUND_PATHS = ['/404', '/ports/404']

/**
 * Renders every page and puts the site in the place of the one before when all of it is there. Pages,
 * PDFs and other files that read as before are left as they are.
 *
 * @returns what has changed
 * @throws when the lake can't be read, a page does not render or an essential fact is missing
 */
export async function prerender(): Promise<Changes> {
  const renderer = await loadRenderer()
  const { configuration, studioUrl } = renderer
  const { siteUrl } = configuration
  const lastGood = await factsInPlace(outDir, configuration.sanity)
  const { facts, notices } = factsToShow(await renderer.readSettings(), lastGood)
  renderer.registerFacts(facts)
  sayKept(notices)
  const site = await startNextSite(outDir)
  const { template, hashes } = await inlineStyles(templateFolder)
  await putStaticFiles(site)

  const pdfs = await makePdfs(await renderer.renderDocuments(), template, site)
  await keepEarlierSummaries(site)
  renderer.registerPdfs(pdfs)

  const paths = [...new Set([...(await renderer.listPaths()), ...NOT_FOUND_PATHS])]
  const pages = await Promise.all(
    paths.map(async (page) => await renderer.renderPage(page, await answerInPlace(site, page))),
  )
  await Promise.all(
    pages.flatMap((page) => [
      site.put(htmlFile(page.path), pageDocument(template, page, siteUrl)),
      site.put(snapshotPath(page.path), JSON.stringify(page.snapshot)),
    ]),
  )
  const images = pages.flatMap((page) => page.images)
  await copyMedia(images, site)
  await site.put('sitemap.xml', sitemap(paths, siteUrl))
  await site.put('robots.txt', robots(siteUrl, studioUrl !== null))
  const previews = studioUrl === null ? [] : await previewFiles(previewTemplateFile, paths, pdfs)
  await Promise.all(previews.map(({ path: page, html }) => site.put(htmlFile(page), html)))

  const headers = headerRules(configuration, hashes, pdfs, studioUrl)
  await writeFile(path.join(outDir, 'headers.json'), JSON.stringify(headers, null, 2))
  const changes = await site.takePlace()
  await writeBuiltWith(outDir, { ...configuration, studioUrl })
  return changes
}

/** Scripts, typefaces and the like, which the bundler has written; pages carry its styles in them. */
async function putStaticFiles(site: NextSite): Promise<void> {
  const entries = await Array.fromAsync(glob('**', { cwd: templateFolder, withFileTypes: true }))
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'index.html')
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      await site.put(path.relative(templateFolder, file), await readFile(file))
    }),
  )
}

/** The answer that a page in place was built from; null when there is no such page. */
async function answerInPlace(site: NextSite, pagePath: string): Promise<unknown> {
  const file = path.join(site.present, snapshotPath(pagePath))
  if (!existsSync(file)) return null
  const snapshot: Partial<Snapshot> = JSON.parse(await readFile(file, 'utf8'))
  return snapshot.answer
}

/** The renderer that Vite compiled; its chunks import it by this very address, so no query in it. */
async function loadRenderer(): Promise<Renderer> {
  return await import(pathToFileURL(path.join(outDir, 'prerender/render.js')).href)
}

function htmlFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath}.html`
}
