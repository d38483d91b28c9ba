/** Renders pages at build; Vite compiles this module for Node and `prerender.ts` runs it. */
import type { Graph } from 'schema-dts'
import * as v from 'valibot'
import { configuration } from '../../src/configuration/configuration.ts'
import { outside } from '../../src/configuration/outside.ts'
import { studioUrl } from '../../src/configuration/studio-url.ts'
import { buildClient } from '../../src/content/build-client.ts'
import { frameQuery } from '../../src/content/frame-query.ts'
import { type ImageFile, imageFiles } from '../../src/content/image.ts'
import { imagesIn } from '../../src/content/images-in.ts'
import { registerSnapshotMedia } from '../../src/content/media.ts'
import { type Snapshot, textHash } from '../../src/content/snapshot.ts'
import { pdfAddresses } from '../../src/sections/download/pdf-link.ts'
import type { PageContent } from '../../src/content/page-query.ts'
import { portIn, structuredData } from '../metadata/structured-data.ts'
import type { Subject } from '../metadata/share-picture.ts'
import { isListed } from './is-listed.ts'
import { DEFAULT_TITLE } from '../../src/pages/page.ts'
import { matchPage } from '../../src/entry/page-routes.ts'
import { answerTo } from './answer.ts'
import { answersTo, sharedAnswer } from './batch-answers.ts'
import { type Documents, documentsGroq, parseDocuments } from './documents.ts'
import {
  type Inventory,
  inventoryGroq,
  inventoryParams,
  pagePaths,
  parseInventory,
} from '../site-files/inventory.ts'
import { lastChanges } from './last-changes.ts'
import { bootNotices, pageMarkup } from './markup.tsx'
import { type Redirect, redirectsGroq, redirectsIn } from '../site-files/redirects.ts'
import { withoutImages } from './without-images.ts'

export { configuration, outside, studioUrl }
export { registerContentTime, registerFacts } from './answer.ts'
export { pdfs, registerPdfs } from '../../src/sections/download/pdf-link.ts'
export {
  documentAnswer,
  documentNames,
  renderDocument,
  type PrintedDocument,
} from './render-documents.tsx'

/** A page as the build writes it. */
export type RenderedPage = {
  path: string
  /** Holds the page in `src/pages`. */
  folder: string
  /** Whether there is nothing at this address, as the page says. */
  isMissing: boolean
  head: { title: string; description: string | null }
  /** What its share picture shows, and what search engines are told of it; null for a page that is not listed. */
  listed: { picture: Subject; data: Graph } | null
  /** What stands in `#root`. */
  markup: string
  /** What the boot script may show. */
  notices: string
  /** Text of the file that holds the lake's answer without the images that could not be copied, and the images that were. */
  snapshot: string
  snapshotHash: string
  /** Names of the images that the page shows copies of. */
  media: string[]
  /** Paths on the lake of the images that could not be copied. */
  missingImages: string[]
}

/** The published site settings as the lake has them; null when there are none. */
export async function readSettings(): Promise<unknown> {
  return v.parse(framedSchema, await answerTo(frameQuery())).frame.settings
}

const framedSchema = v.object({ frame: v.object({ settings: v.unknown() }) })

/**
 * What there is to build: every path that has a page (the routes, with one path a published port).
 *
 * @throws when the lake can't be read
 */
export async function readInventory(): Promise<Inventory & { paths: string[] }> {
  const answer = await buildClient.fetch(inventoryGroq, inventoryParams)
  const inventory = parseInventory(answer)
  return { ...inventory, paths: pagePaths(inventory.portSlugs) }
}

/** The redirects from addresses that pages had before. */
export async function readRedirects(pages: readonly string[]): Promise<Redirect[]> {
  return redirectsIn(await buildClient.fetch(redirectsGroq), pages)
}

/** What is published, and in which version. */
export async function readDocuments(): Promise<Documents> {
  return parseDocuments(await buildClient.fetch(documentsGroq))
}

/**
 * What a page shows that all pages of its route show alike.
 *
 * @throws when the lake can't be read
 */
export async function readShared(path: string): Promise<unknown> {
  return await sharedAnswer(await queryOf(path))
}

/**
 * The lake's answers to the queries of some pages, in the order of the paths.
 *
 * @throws when the lake can't be read
 */
export async function readAnswers(paths: readonly string[]): Promise<unknown[]> {
  return await answersTo(await Promise.all(paths.map(queryOf)))
}

/**
 * Renders the page of a path.
 *
 * @param answer of the lake to the page's query
 * @param copyImage puts an image file into the site; false leaves the image out of the page
 * @throws when the answer is none to the page's query, or the page does not render
 */
export async function renderPage(
  path: string,
  answer: unknown,
  copyImage: (file: ImageFile) => Promise<boolean>,
): Promise<RenderedPage> {
  const { folder, load, params } = matchPage(path)
  const page = await load()
  const query = page.query(params)
  const missing = new Set<string>()
  for (const image of imagesIn(query.parse(answer)))
    for (const file of imageFiles(image)) if (!(await copyImage(file))) missing.add(image.path)

  const shown = missing.size > 0 ? withoutImages(answer, missing) : answer
  const content = query.parse(shown)
  const media = imagesIn(content)
    .flatMap(imageFiles)
    .map(({ name }) => name)
  registerSnapshotMedia(media)

  const { title, description } = page.head(content)
  const snapshot: Snapshot = { answer: shown, media, pdfs: pdfAddresses() }
  const snapshotText = JSON.stringify(snapshot)
  return {
    path,
    folder,
    isMissing: page.isMissing?.(content) ?? false,
    head: { title: title ?? DEFAULT_TITLE, description },
    listed: isListed(path) ? listedPage(path, title ?? DEFAULT_TITLE, description, content) : null,
    markup: await pageMarkup(path, content),
    notices: bootNotices(content.frame),
    snapshot: snapshotText,
    snapshotHash: textHash(snapshotText),
    media,
    missingImages: [...missing],
  }
}

function listedPage(
  path: string,
  title: string,
  description: string | null,
  content: PageContent,
): RenderedPage['listed'] {
  return {
    picture: {
      title,
      brand: content.frame.settings.brandName,
      position: portIn(content)?.coordinates ?? null,
    },
    data: structuredData({ path, title, description, content }, configuration.siteUrl),
  }
}

/** By path, when what each page shows was last changed. */
export async function lastChangesOf(
  paths: readonly string[],
  documents: Documents,
): Promise<Map<string, string | null>> {
  const typesOf = async (path: string) =>
    new Set<string>((await queryOf(path)).shows.map(({ type }) => type))
  // The pages of all ports show documents of the same types: to match each of thousands takes 0.2 s.
  const ownPages = new Set(Object.values(documents.ownPages))
  let ofPorts: ReadonlySet<string> | undefined
  const pages = new Map<string, ReadonlySet<string>>()
  for (const path of paths)
    pages.set(path, ownPages.has(path) ? (ofPorts ??= await typesOf(path)) : await typesOf(path))
  return lastChanges(pages, documents)
}

async function queryOf(path: string) {
  const { load, params } = matchPage(path)
  return (await load()).query(params)
}
