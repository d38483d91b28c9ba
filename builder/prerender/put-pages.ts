/** Writes the pages. */
import { Readable } from 'node:stream'
import { snapshotPath } from '../../src/content/snapshot-path.ts'
import { editedRoutes } from '../../src/routes.ts'
import { putChartletLand } from '../site-files/chartlet-land.ts'
import { pageDocument } from './page-html.ts'
import { type CopyImage, imageCopier } from '../site-files/media.ts'
import type { NextSite } from '../site-files/next-site.ts'
import { type BuildNotice, logReason } from '../report/notices.ts'
import type { AnswerTo } from './answers.ts'
import { hasSameContent } from './content-time.ts'
import { answerInPlace, htmlFile, keepPage } from './page-files.ts'
import { putSharePicture, SHARE_FOLDER } from '../metadata/share-picture.ts'
import type { RenderedPage } from './render.tsx'
import type { Renderer } from './renderer.ts'
import type { InlineHashes } from '../site-files/site-files.ts'
import { bothHashes, inlineHashes, type Templates } from './styles.ts'

/** Pages that are asked for, rendered, compressed and written concurrently: below a hosted lake's limits. */
const CONCURRENCY = 4

export type Pages = {
  site: NextSite
  renderer: Pick<Renderer, 'configuration' | 'readAnswer' | 'renderPage'>
  answerTo: AnswerTo
  templates: Templates['pages']
  notices: BuildNotice[]
}

export type PutPages = {
  /** Paths of the pages that the site has, in the order given. */
  paths: string[]
  /** By path, the address of the picture that goes with links to the page; null if it has none. */
  pictures: Map<string, string | null>
  /** CSP sources of what kept pages carry inline. */
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
  /** Whether the page can't be made and never was. */
  isAbsent?: true
  /** HTML of a page that can't be made and stays as it was. */
  kept?: string
  picture?: string | null
}

/** Address of the picture that a page names. */
const NAMED_PICTURE = new RegExp(`property="og:image" content="[^"]*(/media/${SHARE_FOLDER}[^"]+)"`)

/** A page that can't be made stays as it was; one that never was is left out. */
async function putPage(
  path: string,
  { site, renderer, answerTo, templates, notices }: Pages,
  copyImage: CopyImage,
): Promise<Outcome> {
  const answer = await renderer.readAnswer(path, answerTo)
  await putChartletLand(site, answer)
  const lastAnswer = await answerInPlace(site, path)
  // The earlier of two answers with the same content: its page is the same bytes as before.
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
  notices.push(...page.missingImages.map((image) => imageNotice(path, image, answer)))
  const template = templateOf(page, templates)
  const picture = await sharePicture(page, site)
  const { siteUrl } = renderer.configuration
  await site.put(htmlFile(path), pageDocument(template, page, siteUrl, picture))
  await site.put(snapshotPath(path), page.snapshot)
  return { picture: picture === null ? null : `/media/${picture}` }
}

function templateOf({ folder, isMissing }: RenderedPage, templates: Templates['pages']): string {
  const notFound = isMissing ? templates.get(`${folder}-not-found`) : undefined
  const template = notFound ?? templates.get(folder)
  if (template === undefined) throw new Error(`There is no template for ${folder}`)
  return template
}

/** @returns null for a page without a picture: one that is not listed, or whose picture can't be drawn */
async function sharePicture(
  { path, listed }: RenderedPage,
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

/** Names no field: nothing in an error of the renderer says which. */
function pageNotice(path: string, isKept: boolean, answer: unknown): BuildNotice {
  return {
    artefact: path,
    document: nameOf(Reflect.get(Object(answer), 'port')) ?? titleOf(path),
    field: null,
    problem: isKept
      ? 'The page can’t be built from what is published, so it still shows what was published before.'
      : 'The page can’t be built from what is published, so it is not on the site.',
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
    problem: 'The image can’t be read, so the page leaves it out.',
    remedy: 'Upload it again and publish.',
  }
}

/** A page as editors know it. */
function titleOf(path: string): string {
  return editedRoutes.find((route) => route.path === path)?.title ?? path
}

/** A text within an answer, and the keys that lead to it. */
type Leaf = { path: string[]; text: string }

type Place = { document: string; field: string }

/** Fields by which editors recognise a document or a list item. */
const NAMING = ['name', 'title', 'question', 'service']

/** Where an answer holds a text; null when it is nowhere. */
export function placeOfText(answer: unknown, text: string, owner: string): Place | null {
  const leaf = leaves(answer).find((each) => each.text === text)
  return leaf ? placeOf(answer, leaf.path, owner) : null
}

function leaves(value: unknown, path: string[] = []): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => leaves(child, [...path, key]))
}

/** The outermost item of a list on the way is a document with a name; else it is the owner's field. */
function placeOf(answer: unknown, path: string[], owner: string): Place {
  const settings = path.indexOf('settings')
  if (settings !== -1)
    return { document: 'Site settings', field: fieldName(path.slice(settings + 1)) }
  let holder: unknown = answer
  for (const [depth, key] of path.slice(0, 2).entries()) {
    holder = Reflect.get(Object(holder), key)
    const name = depth === 1 ? nameOf(holder) : null
    if (name !== null) return { document: name, field: fieldName(path.slice(2)) }
  }
  return { document: owner, field: fieldName(path.slice(1)) }
}

/** By which editors know a document or a list item. */
function nameOf(value: unknown): string | null {
  const names: unknown[] = NAMING.map((key) => Reflect.get(Object(value), key))
  return names.find((name) => typeof name === 'string' && name !== '')?.toString() ?? null
}

/** Numbers list items from 1, as the Studio does. */
function fieldName(path: string[]): string {
  return path.map((key) => (/^\d+$/.test(key) ? `(${Number(key) + 1})` : key)).join(' ')
}
