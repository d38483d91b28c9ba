import { loadNews, parseAnswer } from '../content/load.ts'
import type { PageContent } from '../content/page-query.ts'
import { readSnapshot } from '../content/snapshot.ts'
import type { PdfAddresses } from '../sections/download/pdf-link.ts'
import { matchPage } from './page-routes.ts'

export type FirstPage = {
  content: PageContent
  /** When the content was read, in milliseconds since 1970. 0 for the build's own: it is revalidated, however recent. */
  updatedAt: number
  media: string[]
  pdfs: PdfAddresses
  /** Whether the document shows this very content, so that it can be hydrated. */
  isShown: boolean
}

/**
 * Loads the content that a prerendered page was made of. When the site has been built again since the page
 * was loaded, the content is that of the new build; when the site does not answer, it is the lake's.
 *
 * @throws LakeReadError when neither site nor lake has it
 */
export async function loadFirstPage(pathname: string, source: PageSource): Promise<FirstPage> {
  const { load, params } = matchPage(pathname)
  const [page, snapshot] = await Promise.all([
    load(),
    readSnapshot(source.path, null).catch(() => null),
  ])
  const query = page.query(params)
  if (snapshot === null) {
    const content = await loadNews(query, null)
    return { content, updatedAt: Date.now(), media: [], pdfs: {}, isShown: false }
  }
  const { answer, media, pdfs, hash } = snapshot
  const content = parseAnswer(query, answer)
  return { content, updatedAt: 0, media, pdfs, isShown: hash === source.snapshot }
}

/** The snapshot that a prerendered document shows, as attributes of `#root`: the app hydrates from it. */
type PageSource = {
  /** By which the build knows the page. The page for unknown addresses is served at others. */
  path: string
  /** Hash of the snapshot's text. Another one means that the site was built again since. */
  snapshot: string
}

/** Reads the attributes that the build writes (`builder/prerender/page-html.ts`), if the document was prerendered. */
export function readPageSource(): PageSource | null {
  const { page, snapshot } = document.getElementById('root')?.dataset ?? {}
  return page && snapshot ? { path: page, snapshot } : null
}
