import { parseAnswer } from '../content/load.ts'
import type { PageContent } from '../content/page-query.ts'
import { readSnapshot } from '../content/snapshot.ts'
import type { PdfAddresses } from '../sections/download/pdf-link.ts'
import { matchPage } from './page-routes.ts'
import type { PageSource } from './page-source.ts'

/** What the first page of a document is rendered from. */
export type FirstPage = {
  content: PageContent
  media: string[]
  pdfs: PdfAddresses
  /** Whether the document shows this very content, so that it can be hydrated. */
  isShown: boolean
}

/**
 * Loads the content that a prerendered page was made of. When the site has been built again since the page
 * was loaded, the content is that of the new build; when the site does not answer, it is the lake's.
 *
 * @param news asks the lake
 * @throws LakeReadError when neither site nor lake has it
 */
export async function loadFirstPage(
  pathname: string,
  source: PageSource,
  news: () => Promise<unknown>,
): Promise<FirstPage> {
  const { load, params } = matchPage(pathname)
  const [page, { answer, media, pdfs, hash }] = await Promise.all([
    load(),
    readSnapshot(source.path, null).catch(async () => ({
      answer: await news(),
      media: [],
      pdfs: {},
      hash: null,
    })),
  ])
  const content = parseAnswer(page.query(params), answer)
  return { content, media, pdfs, isShown: hash === source.snapshot }
}
