/** Writes the pages. */
import { Readable } from 'node:stream'
import { snapshotPath } from '../../src/content/snapshot-path.ts'
import { editedRoutes } from '../../src/routes.ts'
import { putChartletLand } from '../site-files/chartlet-land.ts'
import { pageDocument } from './page-html.ts'
import { type CopyImage, imageCopier } from '../site-files/media.ts'
import type { NextSite } from '../site-files/next-site.ts'
import { type BuildNotice, logReason } from '../report/notices.ts'
import { hasSameContent } from './content-time.ts'
import { answerInPlace, htmlFile, keepPage } from './page-files.ts'
import { putSharePicture, SHARE_FOLDER } from '../metadata/share-picture.ts'
import type * as Renderer from './render.tsx'
import type { AnswerTo } from './render-documents.tsx'
import type { InlineHashes } from '../site-files/site-files.ts'
import { bothHashes, inlineHashes, type Templates } from './styles.ts'

/** Pages that are built concurrently: below the limits of a hosted lake. */
const CONCURRENCY = 4

export type Pages = {
  site: NextSite
  renderer: Pick<typeof Renderer, 'buildClient' | 'configuration' | 'readAnswer' | 'renderPage'>
  answerTo: AnswerTo
  templates: Templates['pages']
  notices: BuildNotice[]
}

export type PutPages = {
  /** Paths of the pages that the site has, in the order given. */
  paths: string[]
  /** Address of each page's share picture, by path; null if it has none. */
  pictures: Map<string, string | null>
  /** CSP sources of the inline styles and scripts of kept pages. */
  inline: InlineHashes
}

/** @throws when the lake can't be read or a file can't be written */
export async function putPages(paths: readonly string[], pages: Pages): Promise<PutPages> {
  const copyImage = imageCopier(pages.site)
  const put = await Readable.from(paths)
    .map(async (path: string) => ({ path, ...(await putPage(path, pages, copyImage)) }), {
      concurrency: CONCURRENCY,
    })
    .toArray()
  const present = put.filter(({ isAbsent }) => isAbsent !== true)
  return {
    paths: present.map(({ path }) => path),
    pictures: new Map(present.map(({ path, picture }) => [path, picture ?? null])),
    inline: present
      .flatMap(({ kept }) => (kept === undefined ? [] : [inlineHashes(kept)]))
      .reduce(bothHashes, { styles: [], scripts: [] }),
  }
}

type Outcome = {
  /** Whether the page can't be built and no earlier version exists. */
  isAbsent?: true
  /** HTML of an earlier version that is kept because the page can't be built. */
  kept?: string
  picture?: string | null
}

/** Address of the share picture in the HTML of a page. */
const NAMED_PICTURE = new RegExp(`property="og:image" content="[^"]*(/media/${SHARE_FOLDER}[^"]+)"`)

/** Writes a page. If it can't be built, its earlier version is kept, or the page is left out. */
async function putPage(path: string, pages: Pages, copyImage: CopyImage): Promise<Outcome> {
  const { site, renderer, answerTo, templates, notices } = pages
  const answer = await renderer.readAnswer(path, answerTo)
  await putChartletLand(site, answer)
  const lastAnswer = await answerInPlace(site, path)
  // If the content is the same, the earlier answer makes the same bytes as before.
  const shown = lastAnswer !== null && hasSameContent(answer, lastAnswer) ? lastAnswer : answer
  const page = await renderer.renderPage(path, shown, copyImage).catch((error: unknown) => {
    logReason(`The page ${path} can't be made`, error)
    return null
  })
  if (page === null) {
    const html = await keepPage(site, path)
    notices.push(pageNotice(path, html !== null, answer))
    if (html === null) return { isAbsent: true }
    return { kept: html, picture: NAMED_PICTURE.exec(html)?.[1] ?? null }
  }
  for (const image of page.missingImages) await noteMissingImage(path, image, pages)
  const notFound = page.isMissing ? templates.get(`${page.folder}-not-found`) : undefined
  const template = notFound ?? templates.get(page.folder)
  if (template === undefined) throw new Error(`There is no template for ${page.folder}`)
  const picture = await sharePicture(page, site)
  const { siteUrl } = renderer.configuration
  await site.put(htmlFile(path), pageDocument(template, page, siteUrl, picture))
  await site.put(snapshotPath(path), page.snapshot)
  return { picture: picture === null ? null : `/media/${picture}` }
}

/** @returns null if the page is not listed or its picture can't be drawn */
async function sharePicture(
  { path, listed }: Renderer.RenderedPage,
  site: NextSite,
): Promise<string | null> {
  if (listed === null) return null
  try {
    return await putSharePicture(site, listed.picture)
  } catch (error) {
    logReason(`The share picture of ${path} can't be drawn, so links to it have none`, error)
    return null
  }
}

/** Names no field, because the renderer's error does not say which one is at fault. */
function pageNotice(path: string, isKept: boolean, answer: unknown): BuildNotice {
  return {
    artefact: path,
    document: portName(answer) ?? titleOf(path),
    field: null,
    problem: isKept
      ? 'The page can’t be built from what is published, so it still shows what was published before.'
      : 'The page can’t be built from what is published, so it is not on the site.',
    remedy:
      'Undo the last change to the document and publish, and tell whoever maintains the site.',
  }
}

/** Names each document that holds the image. */
async function noteMissingImage(
  path: string,
  image: string,
  { renderer, notices }: Pages,
): Promise<void> {
  // Imported here because it takes a second, and few builds lack an image.
  const { placesOfImage } = await import('../report/studio-names.ts')
  for (const place of await placesOfImage(image, renderer.buildClient))
    notices.push({
      artefact: path,
      ...place,
      problem: 'The image can’t be read, so the page leaves it out.',
      remedy: 'Upload it again and publish.',
    })
}

/** The name of a page in the Studio. */
function titleOf(path: string): string {
  return editedRoutes.find((route) => route.path === path)?.title ?? path
}

/** The name of the port in an answer; null for other pages. */
function portName(answer: unknown): string | null {
  const name: unknown = Reflect.get(Object(Reflect.get(Object(answer), 'port')), 'name')
  return typeof name === 'string' && name !== '' ? name : null
}
