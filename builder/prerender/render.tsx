/** Renders pages during a build. Vite compiles this module for Node, and `builder/build-site.ts` imports the result. */
import type { Graph } from 'schema-dts'
import * as v from 'valibot'
import { configuration } from '../../src/configuration/configuration.ts'
import { outsideServices } from '../../src/configuration/outside-services.ts'
import { studioUrl } from '../../src/configuration/studio-url.ts'
import { buildClient } from '../../src/content/build-client.ts'
import { frameQuery, type PageContent } from '../../src/content/page-query.ts'
import { type ImageFile, imageFiles } from '../../src/content/image.ts'
import { imagesIn } from '../../src/content/image-field.ts'
import { registerSnapshotMedia } from '../../src/content/media.ts'
import { type Snapshot, textHash } from '../../src/content/snapshot.ts'
import { pdfAddresses } from '../../src/sections/download/pdf-link.ts'
import { portIn, structuredData } from '../metadata/structured-data.ts'
import type { PictureSubject } from '../metadata/share-picture.ts'
import { DEFAULT_TITLE } from '../../src/pages/page.ts'
import { matchPage, routesWithPage } from '../../src/entry/page-routes.ts'
import { isIndexable } from '../site-files/inventory.ts'
import type { EssentialFacts } from '../../src/content/essential-facts.ts'
import { withContentTime } from './content-time.ts'
import { withFacts } from './facts.ts'
import type { RunQuery } from './render-documents.tsx'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { FrameContent } from '../../src/content/frame.ts'
import { App } from '../../src/entry/app.tsx'
import { BootNotices } from '../../src/entry/boot-notices.tsx'
import { contentKey } from '../../src/entry/content-options.ts'
import { createQueryClient } from '../../src/entry/query-client.ts'

export { buildClient, configuration, outsideServices, studioUrl }
export { pdfs, registerPdfs } from '../../src/sections/download/pdf-link.ts'
export { documentNames, renderDocument, type PrintableDocument } from './render-documents.tsx'

/** A page as the build writes it. */
export type RenderedPage = {
  path: string
  /** The page's folder in `src/pages`. */
  folder: string
  /** Whether the page says that nothing exists at this address. */
  isMissing: boolean
  head: { title: string; description: string | null }
  /** Share picture and structured data; null if search engines must not index the page. */
  metadata: { picture: PictureSubject; data: Graph } | null
  /** Content of `#root`. */
  markup: string
  /** Notices that the boot script may show. */
  bootNotices: string
  /** Text of the snapshot file (src/content/snapshot.ts), without the images that could not be copied. */
  snapshot: string
  snapshotHash: string
  /** Paths, in the lake, of the images that could not be copied. */
  missingImages: string[]
}

/** The published site settings, unparsed; null if missing. */
export async function readSettings(): Promise<unknown> {
  const { groq, params } = frameQuery()
  return v.parse(framedSchema, await buildClient.fetch(groq, params)).frame.settings
}

const framedSchema = v.object({ frame: v.object({ settings: v.unknown() }) })

/**
 * Returns a function that sends each query to the lake once per build, so that a PDF and its page agree. The function
 * throws when the lake can't be read.
 *
 * @param facts the contact details that pages show, put into the settings of each answer (facts.ts)
 * @param time the time of the build's content, put into each answer (content-time.ts)
 */
export function createRunQuery({ facts, time }: { facts: EssentialFacts; time: string }): RunQuery {
  const answers = new Map<string, Promise<unknown>>()
  return async ({ name, groq, params }) => {
    const key = JSON.stringify([name, params])
    const answer = answers.get(key) ?? buildClient.fetch(groq, params)
    answers.set(key, answer)
    return withContentTime(withFacts(await answer, facts), time)
  }
}

/**
 * The lake's answer to a page's query.
 *
 * @throws when the lake can't be read
 */
export async function readAnswer(path: string, runQuery: RunQuery): Promise<unknown> {
  const { load, params } = matchPage(path)
  return await runQuery((await load()).query(params))
}

/**
 * Renders the page of a path.
 *
 * @param answer the lake's answer to the page's query
 * @param copyImage puts an image file into the site; if it returns false, the page omits the image
 * @throws when the answer does not fit the query, or the page does not render
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

  const shownAnswer = missing.size > 0 ? withoutImages(answer, missing) : answer
  const content = query.parse(shownAnswer)
  const media = imagesIn(content)
    .flatMap(imageFiles)
    .map(({ name }) => name)
  registerSnapshotMedia(media)

  const { title, description } = page.head(content)
  const head = { title: title ?? DEFAULT_TITLE, description }
  const snapshot: Snapshot = { answer: shownAnswer, media, pdfs: pdfAddresses() }
  const snapshotText = JSON.stringify(snapshot)
  return {
    path,
    folder,
    isMissing: page.isMissing?.(content) ?? false,
    head,
    metadata: isIndexable(path) ? pageMetadata(path, head, content) : null,
    markup: await pageMarkup(path, content),
    bootNotices: bootNotices(content.frame),
    snapshot: snapshotText,
    snapshotHash: textHash(snapshotText),
    missingImages: [...missing],
  }
}

function pageMetadata(
  path: string,
  head: RenderedPage['head'],
  content: PageContent,
): RenderedPage['metadata'] {
  return {
    picture: {
      title: head.title,
      brand: content.frame.settings.brandName,
      position: portIn(content)?.coordinates ?? null,
    },
    data: structuredData({ path, ...head, content }, configuration.siteUrl),
  }
}

const imageSchema = v.object({ path: v.string(), alt: v.unknown() })

/** Removes the images with these paths from an answer of the lake. */
function withoutImages(answer: unknown, paths: ReadonlySet<string>): unknown {
  if (Array.isArray(answer)) return answer.map((item) => withoutImages(item, paths))
  if (typeof answer !== 'object' || answer === null) return answer
  if (v.is(imageSchema, answer) && paths.has(answer.path)) return null
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, withoutImages(value, paths)]),
  )
}

/**
 * The HTML of a page's frame and content, as the browser hydrates it.
 *
 * @throws when the page does not render
 */
export async function pageMarkup(path: string, content: PageContent): Promise<string> {
  const routes = await routesWithPage(path)
  const queryClient = createQueryClient((error) => {
    throw error
  })
  queryClient.setQueryData(contentKey(path), content)
  try {
    return renderToString(
      <StrictMode>
        <StaticRouter location={path}>
          <App queryClient={queryClient} routes={routes} frame={content.frame} isPrerendered />
        </StaticRouter>
      </StrictMode>,
    )
  } finally {
    queryClient.clear()
  }
}

/** The notices that the boot script may show, in a `<template>`. */
function bootNotices({ settings }: FrameContent): string {
  return `<template>${renderToStaticMarkup(<BootNotices settings={settings} />)}</template>`
}
