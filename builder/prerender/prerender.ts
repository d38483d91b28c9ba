/** Writes `dist/site`, all that a host serves, from the bundles and the lake's published content. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PdfAddresses } from '../../src/sections/download/pdf-link.ts'
import { STATUS_FILE } from '../report/build-status.ts'
import { BUILT_WITH_FILE, factsInPlace } from '../built-with.ts'
import { SHARE_PICTURES_FILE, sharePictures } from '../metadata/share-pictures.ts'
import { securityText, webManifest } from '../metadata/site-identity.ts'
import { holdingsInPlace } from './holdings.ts'
import { NOT_FOUND_PATHS } from '../site-files/inventory.ts'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { readEnvironment } from '../configuration/read-environment.ts'
import { contentTime } from './content-time.ts'
import { refuseLosses } from './content-guard.ts'
import { keepEarlier } from '../site-files/earlier-files.ts'
import { recoverSummaries, SUMMARIES_FILE } from '../site-files/earlier-summaries.ts'
import { type Documents, hashShared, untouchedPages } from './documents.ts'
import { factsToShow } from './facts-to-show.ts'
import { type Changes, type NextSite, startNextSite } from '../site-files/next-site.ts'
import type { BuildNotice } from '../report/notices.ts'
import { htmlFile } from './page-files.ts'
import { isListed } from './is-listed.ts'
import { outDir, previewTemplateFile } from '../paths.ts'
import { previewFiles } from './preview-files.ts'
import { putPdfs } from '../pdf/put-pdfs.ts'
import { putPages } from './put-pages.ts'
import { loadRenderer, type Renderer, rendererHash } from './renderer.ts'
import { sha256 } from '../sha256.ts'
import { filesIn } from '../site-files/files-in.ts'
import { headerRules, robots, sitemap, unlistedRules } from '../site-files/site-files.ts'
import { REDIRECTS_FILE } from '../site-files/redirects.ts'
import { readSiteRecord, RECORD_FILE, type SiteRecord } from '../site-files/site-record.ts'
import { PAGE_STYLES_FILE } from '../vite/page-styles.ts'
import { bothHashes, readTemplates } from './styles.ts'

const templateFolder = path.join(outDir, 'template')

/** What the pages are made of. */
const NOT_SERVED = new Set(['index.html', PAGE_STYLES_FILE])

/**
 * Makes every page and puts the site in the place of the one before when all of it is there. Pages,
 * PDFs and other files that read as before are left as they are. What can't be made stays as it was
 * and is named by a notice; it never stops the rest.
 *
 * @param acceptMissing builds even when required documents or many of the pages are gone
 * @param maxBytesAtBest bytes of changed pages that are compressed at the best quality
 * @returns what has changed, and what was kept back
 * @throws RefusedError when the lake holds too little to build a site of
 * @throws when the lake can't be read or the site can't be written
 */
export async function prerender({
  acceptMissing,
  maxBytesAtBest,
}: {
  acceptMissing: boolean
  maxBytesAtBest: number
}): Promise<{ changes: Changes; notices: BuildNotice[] }> {
  const renderer = await loadRenderer()
  const { configuration, outside, studioUrl } = renderer
  const { isUnlisted } = parseConfiguration(readEnvironment())
  const { siteUrl } = configuration
  const site = await startNextSite(outDir, maxBytesAtBest)
  const record = await readSiteRecord(outDir)
  // First of all: what is published while the rest is read is another revision to the next build.
  const documents = await renderer.readDocuments()
  const { missing, paths, notices } = await renderer.readInventory()
  const wanted = [...paths, ...NOT_FOUND_PATHS]
  const present = await holdingsInPlace(outDir, record, configuration.sanity)
  const next = { pages: wanted, documents: Object.keys(documents.revisions) }
  if (!acceptMissing) refuseLosses(missing, present, next)
  const isGone = present.documents.some((id) => !(id in documents.revisions))
  const lostAt = isGone ? documents.now : record.lostAt
  renderer.registerContentTime(
    contentTime(
      documents.changes.map(({ at }) => at),
      lostAt,
      documents.now,
    ),
  )
  const lastGood = await factsInPlace(outDir, configuration.sanity)
  const settings = await renderer.readSettings()
  const { facts, notices: keptFacts } = factsToShow(settings, lastGood)
  renderer.registerFacts(facts)
  notices.push(...keptFacts)

  const templates = await readTemplates(templateFolder)
  const scripts = await putStaticFiles(site)
  const rendererCode = await rendererHash()
  const { addresses: pdfs, madeOf: pdfsMadeOf } = await putPdfs({
    site,
    renderer,
    template: templates.whole,
    code: rendererCode,
    present: { addresses: record.pdfs, madeOf: record.pdfsMadeOf },
    notices,
  })
  renderer.registerPdfs(pdfs)

  const ofAllPages = [rendererCode, [...templates.pages.values()], pdfs, keptFacts, siteUrl]
  const code = sha256(JSON.stringify(ofAllPages))
  const stale = new Set(record.stale)
  const isCurrent = (page: string) => record.madeBy === code && !stale.has(page)
  const shared = hashShared(await readShared(renderer, documents))
  const madeOf = { revisions: documents.revisions, ownPages: documents.ownPages, shared }
  const untouched = new Map(
    [...untouchedPages(record.madeOf, madeOf)]
      .filter(isCurrent)
      .map((page) => [page, record.media[page] ?? []]),
  )
  const pages = await putPages(wanted, {
    site,
    renderer,
    templates: templates.pages,
    isCurrent,
    untouched,
    recorded: record.media,
    notices,
  })

  const changes = await renderer.lastChangesOf(pages.paths, documents)
  await site.put('sitemap.xml', sitemap(changes, siteUrl))
  const pictures = sharePictures(pages.paths.filter(isListed), pages.media)
  await site.put(SHARE_PICTURES_FILE, JSON.stringify(pictures))
  await site.put('manifest.json', webManifest(facts))
  const security = securityText(facts, isPlaceholder(settings), siteUrl, documents.now)
  if (security !== null) await site.put('.well-known/security.txt', security)
  await site.put('robots.txt', robots(siteUrl, studioUrl !== null, isUnlisted))
  if (studioUrl !== null) await putPreviews(site, wanted, pdfs)
  await site.keep(STATUS_FILE)

  const inline = bothHashes(templates.hashes, pages.inline)
  const rules = headerRules(configuration, inline, pdfs, studioUrl, outside)
  const headers = isUnlisted ? unlistedRules(rules) : rules
  await site.putBeside('headers.json', JSON.stringify(headers, null, 2))
  const redirects = await renderer.readRedirects(paths)
  await site.putBeside(REDIRECTS_FILE, JSON.stringify(redirects, null, 2))
  const summaries = pdfs.complianceSummary === undefined ? [] : [pdfs.complianceSummary]
  const known = record.generations.summaries
  const isLive = siteUrl.startsWith('https://')
  const earlier = known.length > 0 || !isLive ? known : await recoverSummaries(site, siteUrl)
  const generations = {
    scripts: await keepEarlier(site, scripts, record.generations.scripts),
    summaries: await keepEarlier(site, summaries, earlier),
  }
  await site.put(SUMMARIES_FILE, JSON.stringify(generations.summaries))
  const nextRecord: SiteRecord = {
    madeBy: code,
    pdfs,
    pdfsMadeOf,
    stale: pages.stale,
    madeOf,
    lostAt,
    media: pages.media,
    generations,
  }
  await site.putBeside(
    BUILT_WITH_FILE,
    JSON.stringify({ ...configuration, studioUrl, outside, isUnlisted }, null, 2),
  )
  await site.putBeside(RECORD_FILE, JSON.stringify(nextRecord, null, 2))
  return { changes: await site.takePlace(), notices }
}

function isPlaceholder(settings: unknown): boolean {
  return Reflect.get(Object(settings), 'isPlaceholder') === true
}

/** What the pages of all ports show alike; null when there are none. */
async function readShared(renderer: Renderer, { ownPages }: Documents): Promise<unknown> {
  const [page] = Object.values(ownPages)
  return page === undefined ? null : await renderer.readShared(page)
}

/**
 * Puts scripts, styles, typefaces and the like, which the bundler has written.
 *
 * @returns names of those that are named by their content
 */
async function putStaticFiles(site: NextSite): Promise<string[]> {
  const names = filesIn(templateFolder).filter((name) => !NOT_SERVED.has(name))
  await Promise.all(
    names.map(async (name) => site.put(name, await readFile(path.join(templateFolder, name)))),
  )
  return names.filter((name) => name.startsWith('assets/'))
}

/** Puts the preview's one document at the address of each page. */
async function putPreviews(
  site: NextSite,
  pagePaths: readonly string[],
  pdfs: PdfAddresses,
): Promise<void> {
  const { html, paths } = await previewFiles(previewTemplateFile, pagePaths, pdfs)
  const [first, ...others] = paths.map(htmlFile)
  if (first === undefined) return
  await site.put(first, html)
  for (const other of others) site.putSame(other, first)
}
