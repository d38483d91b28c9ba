/** Entry point in the browser: hydrates the prerendered page, or renders a page that was not prerendered. */
import { startTransition, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { emptyFrame } from '../content/frame.ts'
import { registerSnapshotMedia } from '../content/media.ts'
import { loadCurrentContent, parseAnswer } from '../content/load.ts'
import type { PageContent } from '../content/page-query.ts'
import { readSnapshot } from '../content/snapshot.ts'
import { type PdfAddresses, registerPdfs } from '../sections/download/pdf-link.ts'
import { addIcons } from '../ui/add-icons.ts'
import { App } from './app.tsx'
import type { AppHooks } from './boot/start-boot.ts'
import { keepForms } from './keep-forms.ts'
import { contentKey } from './content-options.ts'
import { loadOtherStyles } from './other-styles.ts'
import { matchPage, routesWithPage } from './page-routes.ts'
import { report } from '../reporting/report.ts'
import { createQueryClient } from './query-client.ts'
import { restoreOnCrash } from './static-page.ts'

const RENDERED_AGAIN = 'The page differed from its prerendered HTML, so it was rendered again.'

/**
 * Called by the boot script, and again after a failure.
 *
 * @throws when the page's code, its content or the styles can't be loaded; the page is unchanged then
 */
export async function startApp({ onStart, onCrash }: AppHooks): Promise<void> {
  const queryClient = createQueryClient((error) => {
    console.warn('The page keeps its content, because the content lake cannot be read.', error)
    report('lake-failed', String(error))
  })
  const { pathname } = location
  const source = readPageSource()
  const [routes, firstPage] = await Promise.all([
    routesWithPage(pathname),
    source && loadFirstPage(pathname, source),
    loadOtherStyles(),
  ])

  if (firstPage) {
    const { content, media, pdfs, updatedAt } = firstPage
    registerSnapshotMedia(media)
    registerPdfs(pdfs)
    queryClient.setQueryData(contentKey(pathname), content, { updatedAt })
  }

  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no #root')

  const app = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App
          queryClient={queryClient}
          routes={routes}
          frame={firstPage?.content.frame ?? emptyFrame}
          isPrerendered={firstPage !== null}
        />
      </BrowserRouter>
    </StrictMode>
  )
  addIcons()
  onStart()
  const onUncaughtError = firstPage === null ? onCrash : restoreOnCrash(container, onCrash)
  const restoreFocus = keepForms(container)
  if (firstPage?.isShown && !isTranslated(container))
    startTransition(
      () =>
        void hydrateRoot(container, app, {
          onUncaughtError,
          // Visitors see no error. Usually, a translator or an extension has changed the page.
          onRecoverableError: (error) => {
            console.warn(RENDERED_AGAIN, error)
            restoreFocus()
          },
        }),
    )
  else {
    // Synchronous, so that nothing is typed into a form that is about to be replaced.
    flushSync(() => createRoot(container, { onUncaughtError }).render(app))
    restoreFocus()
  }
}

/**
 * Whether Chromium's translator has replaced texts with `<font>` elements, which can't be hydrated. Then React renders
 * the page anew instead, and Chromium translates the new text too.
 */
function isTranslated(container: HTMLElement): boolean {
  return container.querySelector('font') !== null
}

type FirstPage = {
  content: PageContent
  /** When the content was read, in milliseconds since 1970. 0 for content of the build: it is always revalidated. */
  updatedAt: number
  media: string[]
  pdfs: PdfAddresses
  /** Whether the document shows exactly this content, so that it can be hydrated. */
  isShown: boolean
}

/**
 * Loads the content that a prerendered page was made from. If the site has been built again since the page was loaded,
 * returns the content of the new build. If the site does not answer, reads the content from the lake.
 *
 * @throws ContentReadError when the content can't be read from the site or from the lake
 */
async function loadFirstPage(pathname: string, source: PageSource): Promise<FirstPage> {
  const { load, params } = matchPage(pathname)
  const [page, snapshot] = await Promise.all([
    load(),
    readSnapshot(source.path, null).catch(() => null),
  ])
  const query = page.query(params)
  if (snapshot === null) {
    const content = await loadCurrentContent(query, null)
    return { content, updatedAt: Date.now(), media: [], pdfs: {}, isShown: false }
  }
  const { answer, media, pdfs, hash } = snapshot
  const content = parseAnswer(query, answer)
  return { content, updatedAt: 0, media, pdfs, isShown: hash === source.snapshotHash }
}

/** Which snapshot (`src/content/snapshot.ts`) a prerendered document shows, according to attributes of `#root`. */
type PageSource = {
  /** The path of the page in the build. The 404 page is served at other addresses. */
  path: string
  /** Hash of the snapshot's text. If the site's snapshot has another hash, the site has been rebuilt since. */
  snapshotHash: string
}

/** Reads the attributes that the build writes (`builder/prerender/page-html.ts`); null if it has written none. */
function readPageSource(): PageSource | null {
  const { page, snapshot } = document.getElementById('root')?.dataset ?? {}
  return page && snapshot ? { path: page, snapshotHash: snapshot } : null
}
