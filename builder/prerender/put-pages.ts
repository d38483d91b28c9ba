import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import nodePath from 'node:path'
import { Readable } from 'node:stream'
import { htmlFile } from '../build-folder.ts'
import type { Snapshot } from '../../src/content/snapshot.ts'
import { snapshotPath } from '../../src/content/snapshot-path.ts'
import { putChartletLand } from '../site-files/chartlet-land.ts'
import { pageDocument } from './page-html.ts'
import { type CopyImage, imageCopier } from '../site-files/media.ts'
import type { NextSite } from '../site-files/next-site.ts'
import { type BuildNotice, logReason, pageTitle } from '../report/notices.ts'
import { hasSameContent } from './content-time.ts'
import { putSharePicture } from '../metadata/share-picture.ts'
import type * as Renderer from './render.tsx'
import type { RunQuery } from './render-documents.tsx'
import type { InlineHashes } from '../site-files/site-files.ts'
import { mergeHashes, inlineHashes, type Templates } from './styles.ts'

/** Number of pages that are built concurrently: few enough for the rate limits of a hosted lake. */
const CONCURRENCY = 4

export type PageBuild = {
  site: NextSite
  renderer: Pick<typeof Renderer, 'buildClient' | 'configuration' | 'readAnswer' | 'renderPage'>
  runQuery: RunQuery
  templates: Templates['pages']
  notices: BuildNotice[]
}

export type PageResults = {
  /** Paths of the pages that the site has, in the order given. */
  paths: string[]
  /** CSP sources of the inline styles and scripts of kept pages. */
  keptHashes: InlineHashes
}

/** @throws when the lake can't be read or a file can't be written */
export async function putPages(paths: readonly string[], build: PageBuild): Promise<PageResults> {
  const copyImage = imageCopier(build.site)
  const results = await Readable.from(paths)
    .map(async (path: string) => ({ path, keptHtml: await putPage(path, build, copyImage) }), {
      concurrency: CONCURRENCY,
    })
    .toArray()
  return {
    paths: results.flatMap(({ path, keptHtml }) => (keptHtml === null ? [] : [path])),
    keptHashes: results
      .flatMap(({ keptHtml }) => (keptHtml ? [inlineHashes(keptHtml)] : []))
      .reduce(mergeHashes, { styles: [], scripts: [] }),
  }
}

/**
 * Writes a page. If it can't be built, its earlier version is kept; without an earlier version, it is left out.
 *
 * @returns undefined if the page was built; the HTML of its earlier version if that is kept; null if it is left out
 */
async function putPage(
  path: string,
  build: PageBuild,
  copyImage: CopyImage,
): Promise<string | null | undefined> {
  const { site, renderer, runQuery, templates, notices } = build
  const answer = await renderer.readAnswer(path, runQuery)
  // Writes the land for the small chart of a port's page; does nothing for other pages.
  await putChartletLand(site, answer)
  const lastAnswer = await currentAnswer(site, path)
  // If the content is the same, the last answer is rendered, so that the page has the same bytes as before.
  const rendered = lastAnswer !== null && hasSameContent(answer, lastAnswer) ? lastAnswer : answer
  const page = await renderer.renderPage(path, rendered, copyImage).catch((error: unknown) => {
    logReason(`The page ${path} can't be made`, error)
    return null
  })
  if (page === null) {
    const html = await keepPage(site, path)
    notices.push(pageNotice(path, html !== null, answer))
    return html
  }
  for (const image of page.missingImages) await noteMissingImage(path, image, build)
  const notFound = page.isMissing ? templates.get(`${page.folder}-not-found`) : undefined
  const template = notFound ?? templates.get(page.folder)
  if (template === undefined) throw new Error(`There is no template for ${page.folder}`)
  const picture = await sharePicture(page, site)
  const { siteUrl } = renderer.configuration
  await site.put(htmlFile(path), pageDocument(template, page, siteUrl, picture))
  await site.put(snapshotPath(path), page.snapshot)
  return undefined
}

/** The lake's answer that the current page was built from; null when it can't be read. */
export async function currentAnswer(site: NextSite, path: string): Promise<unknown> {
  const file = nodePath.join(site.currentFolder, snapshotPath(path))
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
 * Keeps the current version of a page, with its snapshot and every file that the page refers to.
 *
 * @returns its HTML; null if the current site lacks the page or its snapshot
 */
async function keepPage(site: NextSite, path: string): Promise<string | null> {
  const html = htmlFile(path)
  if (!(await site.keep(snapshotPath(path))) || !(await site.keep(html))) return null
  const text = await readFile(nodePath.join(site.currentFolder, html), 'utf8')
  for (const name of new Set(text.match(NAMED_FILES))) await site.keep(name)
  return text
}

/** @returns null if search engines must not index the page, or if its picture can't be drawn */
async function sharePicture(
  { path, metadata }: Renderer.RenderedPage,
  site: NextSite,
): Promise<string | null> {
  if (metadata === null) return null
  try {
    return await putSharePicture(site, metadata.picture)
  } catch (error) {
    logReason(`The share picture of ${path} can't be drawn, so links to the page have none`, error)
    return null
  }
}

/** Names no field, because the renderer's error does not say which field is at fault. */
function pageNotice(path: string, isKept: boolean, answer: unknown): BuildNotice {
  return {
    artefact: path,
    document: portName(answer) ?? pageTitle(path),
    field: null,
    problem: isKept
      ? 'The page can’t be built from what is published, so it still shows what was published before.'
      : 'The page can’t be built from what is published, so it is not on the site.',
    remedy:
      'Undo the last change to the document and publish, and tell whoever maintains the site.',
  }
}

/** Adds a notice for each document that uses the image. */
async function noteMissingImage(
  path: string,
  image: string,
  { renderer, notices }: PageBuild,
): Promise<void> {
  // Imported here, because the import takes a second and few builds need it.
  const { placesOfImage } = await import('../report/studio-names.ts')
  for (const place of await placesOfImage(image, renderer.buildClient))
    notices.push({
      artefact: path,
      ...place,
      problem: 'The image can’t be read, so the page leaves it out.',
      remedy: 'Upload it again and publish.',
    })
}

/** The name of the port in an answer; null for other pages. */
function portName(answer: unknown): string | null {
  const name: unknown = Reflect.get(Object(Reflect.get(Object(answer), 'port')), 'name')
  return typeof name === 'string' && name !== '' ? name : null
}
