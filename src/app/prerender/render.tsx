/** Renders pages at build; Vite compiles this module for Node and `prerender.ts` runs it. */
import * as v from 'valibot'
import { configuration } from '../../configuration/configuration.ts'
import { studioUrl } from '../../configuration/studio-url.ts'
import { buildClient } from '../../content/build-client.ts'
import { frameQuery } from '../../content/frame-query.ts'
import { type ImageFile, imageFiles } from '../../content/image.ts'
import { imagesIn } from '../../content/images-in.ts'
import { registerSnapshotMedia } from '../../content/media.ts'
import { parsePortSlugs, portSlugsGroq } from '../../content/port-slugs.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import { pdfAddresses } from '../../documents/pdf-link.ts'
import { loadPage } from '../loaded-pages.ts'
import { DEFAULT_TITLE } from '../page.ts'
import { pageStateElement } from '../page-state.ts'
import { matchRoute, routes } from '../routes.ts'
import { answerTo } from './answer.ts'
import { pageMarkup } from './markup.tsx'
import { steadyAnswer } from './steady-answer.ts'

export { configuration, studioUrl }
export { registerFacts } from './answer.ts'
export { registerPdfs } from '../../documents/pdf-link.ts'
export { renderDocuments, type PrintedDocument } from './render-documents.tsx'

/** A page as the build writes it. */
export type RenderedPage = {
  path: string
  head: { title: string; description: string | null }
  /** What stands in `#root`. */
  markup: string
  /** The data block from which the browser hydrates. */
  stateElement: string
  snapshot: Snapshot
  images: ImageFile[]
}

/** The published site settings as the lake has them; null when there are none. */
export async function readSettings(): Promise<unknown> {
  return v.parse(framedSchema, await answerTo(frameQuery())).frame.settings
}

const framedSchema = v.object({ frame: v.object({ settings: v.unknown() }) })

/** Every path that has a page: the routes, with one path a published port. */
export async function listPaths(): Promise<string[]> {
  const slugs = parsePortSlugs(await buildClient.fetch<unknown>(portSlugsGroq))
  return routes.flatMap(({ path }) =>
    path.includes(':portSlug')
      ? slugs.map((slug) => path.replace(':portSlug', encodeURIComponent(slug)))
      : [path],
  )
}

/**
 * Renders the page of a path from the lake's published content.
 *
 * @param builtFrom the answer that the page was last built from: one that says the same counts as it
 * @throws when the lake can't be read or the page does not render
 */
export async function renderPage(path: string, builtFrom: unknown): Promise<RenderedPage> {
  const { route, params } = matchRoute(path)
  const page = await loadPage(route)
  const query = page.query(params)
  const answer = steadyAnswer(await answerTo(query), builtFrom)
  const content = query.parse(answer)
  const images = imagesIn(content).flatMap(imageFiles)
  const media = images.map(({ name }) => name)
  registerSnapshotMedia(media)

  const { title, description } = page.head(content)
  return {
    path,
    head: { title: title ?? DEFAULT_TITLE, description },
    markup: pageMarkup(path, query, content),
    stateElement: pageStateElement({ content, media, pdfs: pdfAddresses() }),
    snapshot: { answer, media },
    images,
  }
}
