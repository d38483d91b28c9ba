/** Renders pages to HTML at build; Vite compiles this module for Node and `build.ts` runs it. */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { configuration } from '../../configuration/configuration.ts'
import { buildClient } from '../../content/build-client.ts'
import { type ImageFile, imageFiles } from '../../content/image.ts'
import { imagesIn } from '../../content/images-in.ts'
import { registerSnapshotMedia } from '../../content/media.ts'
import { contentKey } from '../../content/page-query.ts'
import { parsePortSlugs, portSlugsGroq } from '../../content/port-slugs.ts'
import { App } from '../app.tsx'
import { loadPage } from '../loaded-pages.ts'
import { DEFAULT_TITLE, type PageHead } from '../page.ts'
import { type PageState, pageStateElement } from '../page-state.ts'
import { createQueryClient } from '../query-client.ts'
import { matchRoute, routes } from '../routes.ts'

export { configuration }

/** A page as the build writes it. */
export type RenderedPage = {
  path: string
  head: { title: string; description: string | null }
  /** What stands in `#root`. */
  markup: string
  /** The data block from which the browser hydrates. */
  stateElement: string
  /** The lake's answer as it came, for the snapshot. */
  answer: unknown
  images: ImageFile[]
}

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
 * @throws when the lake can't be read or the page does not render
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const { route, params } = matchRoute(path)
  const page = await loadPage(route)
  const query = page.query(params)
  const answer = await buildClient.fetch<unknown>(query.groq, query.params)
  const content = query.parse(answer)
  const images = imagesIn(content).flatMap(imageFiles)
  const media = images.map(({ name }) => name)
  registerSnapshotMedia(media)

  const queryClient = createQueryClient((error) => {
    throw error
  })
  queryClient.setQueryData(contentKey(query), content, { updatedAt: Date.parse(content.asOf) })
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App queryClient={queryClient} frame={content.frame} />
      </StaticRouter>
    </StrictMode>,
  )
  queryClient.clear()

  const state: PageState = { content, media }
  const head: PageHead = page.head(content)
  return {
    path,
    head: { title: head.title ?? DEFAULT_TITLE, description: head.description },
    markup,
    stateElement: pageStateElement(state),
    answer,
    images,
  }
}
