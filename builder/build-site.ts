/** Writes `dist/site`, which a host serves, from the bundles and the lake's published content. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  currentContents,
  filesIn,
  HEADERS_FILE,
  isFromLake,
  outDir,
  readSiteRecord,
  RECORD_FILE,
  REDIRECTS_FILE,
  type SiteRecord,
} from './build-folder.ts'
import { putPdfs } from './pdf/put-pdfs.ts'
import { CONTENT_TIME_FILE, contentTime } from './prerender/content-time.ts'
import { ACCEPT_MISSING, refusalFor } from './prerender/content-guard.ts'
import { essentialFactsIn, factsToShow } from './prerender/facts.ts'
import { currentAnswer, putPages } from './prerender/put-pages.ts'
import { putPreviews } from './prerender/put-previews.ts'
import type * as Renderer from './prerender/render.tsx'
import { mergeHashes, readTemplates } from './prerender/styles.ts'
import { STATUS_FILE } from './report/build-status.ts'
import { type BuildNotice, changeReport } from './report/notices.ts'
import { keepEarlier } from './site-files/earlier-files.ts'
import {
  documentListGroq,
  inventoryOf,
  NOT_FOUND_PATHS,
  parseDocumentList,
} from './site-files/inventory.ts'
import { type NextSite, startNextSite } from './site-files/next-site.ts'
import { redirectsGroq, redirectsIn } from './site-files/redirects.ts'
import { headerRules, robots, sitemap } from './site-files/site-files.ts'
import { PAGE_STYLES_FILE } from './vite/page-styles.ts'

const templateFolder = path.join(outDir, 'template')

/** Files of the template that only the prerender reads. */
const NOT_SERVED = new Set(['index.html', PAGE_STYLES_FILE])

/**
 * Builds the site, replaces the current site and prints what has changed. Pages and PDFs that can't be built stay as
 * they were.
 *
 * @returns a notice for each page, PDF, image and essential fact (name and contact details) that could not be updated
 * @throws RefusedError when required content is missing, or too much of the current site would be lost
 * @throws when the lake can't be read or the site can't be written; the current site is then unchanged
 */
export async function buildSite(): Promise<readonly BuildNotice[]> {
  const renderer = await loadRenderer()
  const { configuration, outsideServices, studioUrl } = renderer
  const { siteUrl } = configuration
  const site = await startNextSite(outDir)
  const record = await readSiteRecord(outDir)

  const { now, documents } = parseDocumentList(await renderer.buildClient.fetch(documentListGroq))
  const inventory = inventoryOf(documents)
  const { notices } = inventory
  const paths = [...inventory.pages, ...NOT_FOUND_PATHS]
  const current = currentContents(record, configuration.sanity)
  const refusal = refusalFor(inventory, current)
  if (refusal !== null && !process.argv.includes(ACCEPT_MISSING)) throw refusal

  const isDocumentGone = current.documentIds.some((id) => !inventory.documentIds.includes(id))
  const lostAt = isDocumentGone ? now : record.lostAt
  const time = contentTime(
    documents.map(({ updatedAt }) => updatedAt),
    lostAt,
    now,
  )
  const isSameLake = isFromLake(record, configuration.sanity)
  const lastGood = isSameLake ? essentialFactsIn(await currentAnswer(site, '/')) : {}
  const { facts, notices: factNotices } = factsToShow(await renderer.readSettings(), lastGood)
  notices.push(...factNotices)
  const runQuery = renderer.createRunQuery({ facts, time })

  const templates = await readTemplates(templateFolder)
  const hashedFiles = await putStaticFiles(site)
  const pdfs = await putPdfs({
    site,
    cache: path.join(outDir, 'pdf'),
    renderer,
    runQuery,
    template: templates.print,
    current: record.pdfs,
    notices,
  })
  renderer.registerPdfs(pdfs)
  const pages = await putPages(paths, {
    site,
    renderer,
    runQuery,
    templates: templates.pages,
    notices,
  })

  await site.put('sitemap.xml', sitemap(pages.paths, siteUrl))
  await site.put(CONTENT_TIME_FILE, JSON.stringify({ time }))
  await site.put('robots.txt', robots(siteUrl, studioUrl !== null))
  if (studioUrl !== null) await putPreviews(site, paths, pdfs)
  await site.keep(STATUS_FILE)

  const inlineHashes = mergeHashes(templates.hashes, pages.keptHashes)
  const headers = headerRules(configuration, inlineHashes, pdfs, studioUrl, outsideServices)
  await site.putBesideSite(HEADERS_FILE, JSON.stringify(headers, null, 2))
  const redirects = redirectsIn(await renderer.buildClient.fetch(redirectsGroq), inventory.pages)
  await site.putBesideSite(REDIRECTS_FILE, JSON.stringify(redirects, null, 2))
  const nextRecord: SiteRecord = {
    builtWith: { ...configuration, studioUrl, outsideServices },
    pdfs,
    pages: inventory.pages,
    documents: inventory.documentIds.toSorted(),
    lostAt,
    scripts: await keepEarlier(site, hashedFiles, record.scripts),
    summaries: await keepEarlier(site, [pdfs.complianceSummary ?? []].flat(), record.summaries),
  }
  await site.putBesideSite(RECORD_FILE, JSON.stringify(nextRecord, null, 2))
  for (const line of changeReport(await site.replaceCurrentSite())) console.log(line)
  return notices
}

/** The import has no query string: with one, Node would load `render.mjs` again for the chunks that import it. */
async function loadRenderer(): Promise<typeof Renderer> {
  return await import(pathToFileURL(path.join(outDir, 'prerender/render.mjs')).href)
}

/**
 * Puts the template's files, except `NOT_SERVED`, into the site.
 *
 * @returns names of the files whose names contain a hash
 */
async function putStaticFiles(site: NextSite): Promise<string[]> {
  const names = filesIn(templateFolder).filter((name) => !NOT_SERVED.has(name))
  await Promise.all(
    names.map(async (name) => site.put(name, await readFile(path.join(templateFolder, name)))),
  )
  return names.filter((name) => name.startsWith('assets/'))
}
