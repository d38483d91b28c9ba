/** Writes the pages in batches, so that memory use does not grow with their number. */
import { Readable } from 'node:stream'
import { snapshotPath } from '../../src/content/snapshot-path.ts'
import { editedRoutes } from '../../src/routes.ts'
import { nameOf, placeOfText } from './place-of-text.ts'
import { putChartletLand } from '../site-files/chartlet-land.ts'
import { pageDocument } from './page-html.ts'
import { type CopyImage, imageCopier } from '../site-files/media.ts'
import type { NextSite } from '../site-files/next-site.ts'
import { logReason, type BuildNotice } from '../report/notices.ts'
import { htmlFile, keepAsMade, keepPage, snapshotInPlace } from './page-files.ts'
import { DEFAULT_TITLE } from '../../src/pages/page.ts'
import { putSharePicture } from '../metadata/share-picture.ts'
import type { RenderedPage } from './render.tsx'
import type { Renderer } from './renderer.ts'
import { hasSameContent } from './same-content.ts'
import type { InlineHashes } from '../site-files/site-files.ts'
import { bothHashes, inlineHashes, type Templates } from './styles.ts'

/** Pages whose answers are read in one request to the lake. */
const BATCH_SIZE = 50

/** Pages of a batch that are rendered, compressed and written concurrently. */
const CONCURRENCY = 4

export type Pages = {
  site: NextSite
  renderer: Pick<Renderer, 'configuration' | 'readAnswers' | 'renderPage'>
  templates: Templates['pages']
  /** Whether a page in place was made by this code, so that it needs no rendering for the same answer. */
  isCurrent: (path: string) => boolean
  /** Pages in place that need not even be asked for, with the names of their images. */
  untouched: ReadonlyMap<string, readonly string[]>
  /** Names of the images that the page in place of each path has, as far as they are known. */
  recorded: Readonly<Record<string, readonly string[]>>
  notices: BuildNotice[]
}

export type PutPages = {
  /** Paths of the pages that the site has, in the order given. */
  paths: string[]
  /** Those that could not be made and were kept as they were, or lack an image. */
  stale: string[]
  /** Names of the images of each page that has any. */
  media: Record<string, string[]>
  /** CSP sources of what kept pages carry inline. */
  inline: InlineHashes
}

/** @throws when the lake can't be read or a file can't be written */
export async function putPages(paths: readonly string[], pages: Pages): Promise<PutPages> {
  const put: PutPages = { paths: [], stale: [], media: {}, inline: { styles: [], scripts: [] } }
  const absent = new Set<string>()
  const asked: string[] = []
  for (const path of paths) {
    const media = pages.untouched.get(path)
    if (media === undefined || !(await keepAsMade(pages.site, path, media))) asked.push(path)
    else if (media.length > 0) put.media[path] = [...media]
  }
  const copyImage = imageCopier(pages.site)
  const pictured = picturedAlone(paths)
  for (let start = 0; start < asked.length; start += BATCH_SIZE) {
    const batch = asked.slice(start, start + BATCH_SIZE)
    const answers = await pages.renderer.readAnswers(batch)
    await Readable.from(batch.entries()).forEach(
      async ([index, path]: [number, string]) => {
        const outcome = await putPage(path, answers[index], pages, copyImage, pictured)
        if (outcome === 'absent') absent.add(path)
        else if ('html' in outcome) {
          put.stale.push(path)
          put.inline = bothHashes(put.inline, inlineHashes(outcome.html))
          const media = pages.recorded[path]
          if (media !== undefined) put.media[path] = [...media]
        } else {
          if (outcome.lacksImages) put.stale.push(path)
          if (outcome.media.length > 0) put.media[path] = outcome.media
        }
      },
      { concurrency: CONCURRENCY },
    )
  }
  return {
    ...put,
    paths: paths.filter((path) => !absent.has(path)),
    // Pages are finished in any order: sorted, two builds of the same content write the same record.
    stale: put.stale.toSorted(),
    media: Object.fromEntries(Object.entries(put.media).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

type Outcome = 'absent' | { html: string } | { media: string[]; lacksImages: boolean }

/** A page that can't be made stays as it was; one that never was is left out. */
async function putPage(
  path: string,
  answer: unknown,
  { site, renderer, templates, isCurrent, recorded, notices }: Pages,
  copyImage: CopyImage,
  pictured: ReadonlySet<string>,
): Promise<Outcome> {
  const land = await putChartletLand(site, answer)
  const { answer: lastAnswer, media } = await snapshotInPlace(site, path)
  const isSame = lastAnswer !== null && hasSameContent(answer, lastAnswer)
  const known = [...new Set([...media, ...land, ...(recorded[path] ?? [])])]
  if (isSame && isCurrent(path) && (await keepAsMade(site, path, known)))
    return { media: known, lacksImages: false }

  const page = await renderer
    .renderPage(path, isSame ? lastAnswer : answer, copyImage)
    .catch((error: unknown) => {
      logReason(`The page ${path} can't be made`, error)
      return null
    })
  if (page === null) {
    const html = await keepPage(site, path)
    notices.push(pageNotice(path, html !== null, answer))
    return html === null ? 'absent' : { html }
  }
  notices.push(...page.missingImages.map((image) => imageNotice(path, image, answer)))
  const template = templateOf(page, templates)
  const picture = await sharePicture(page, site, pictured.has(path))
  const { siteUrl } = renderer.configuration
  await site.put(htmlFile(path), pageDocument(template, page, siteUrl, picture))
  await site.put(snapshotPath(path), page.snapshot)
  const pictures = picture === null ? [] : [picture]
  return {
    media: [...page.media, ...land, ...pictures],
    lacksImages: page.missingImages.length > 0,
  }
}

function templateOf({ folder, isMissing }: RenderedPage, templates: Templates['pages']): string {
  const notFound = isMissing ? templates.get(`${folder}-not-found`) : undefined
  const template = notFound ?? templates.get(folder)
  if (template === undefined) throw new Error(`There is no template for ${folder}`)
  return template
}

/** Ports with a picture of their own, of which each takes 0.1 s to draw; those beyond share one. */
const MAX_PORT_PICTURES = 100

function picturedAlone(paths: readonly string[]): ReadonlySet<string> {
  const ports = new Set(paths.filter((path) => path.startsWith('/ports/')).slice(MAX_PORT_PICTURES))
  return new Set(paths).difference(ports)
}

/** @returns null for a page without a picture: one that is not listed, or whose picture can't be drawn */
async function sharePicture(
  { path, listed }: RenderedPage,
  site: NextSite,
  isAlone: boolean,
): Promise<string | null> {
  if (listed === null) return null
  const { picture } = listed
  const common = { ...picture, title: DEFAULT_TITLE, position: null }
  try {
    return await putSharePicture(site, isAlone ? picture : common)
  } catch (error) {
    logReason(`The share picture of ${path} can't be drawn, so links to it have none`, error)
    return null
  }
}

/** Names no field: nothing in an error of the renderer says which. */
function pageNotice(path: string, isKept: boolean, answer: unknown): BuildNotice {
  return {
    artefact: path,
    document: nameOf(Reflect.get(Object(answer), 'port')) ?? titleOf(path),
    field: null,
    problem: isKept
      ? 'The page can’t be made of what is published, so it still shows what was published before.'
      : 'The page can’t be made of what is published, so the site goes without it.',
    remedy:
      'Undo the last change to the document and publish, and tell whoever maintains the site.',
  }
}

function imageNotice(path: string, image: string, answer: unknown): BuildNotice {
  const place = placeOfText(answer, image, titleOf(path))
  return {
    artefact: path,
    document: place?.document ?? null,
    field: place?.field.replace(/ path$/, '') ?? null,
    problem: 'The image can’t be read, so the page goes without it.',
    remedy: 'Upload it again and publish.',
  }
}

/** A page as editors know it. */
function titleOf(path: string): string {
  return editedRoutes.find((route) => route.path === path)?.title ?? path
}
