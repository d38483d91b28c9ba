/** Entry point in the browser: hydrates the prerendered page, or renders a page that was not prerendered. */
import { startTransition, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { emptyFrame } from '../content/frame.ts'
import { registerSnapshotMedia } from '../content/media.ts'
import { registerPdfs } from '../sections/download/pdf-link.ts'
import { addIcons } from '../ui/add-icons.ts'
import { App } from './app.tsx'
import type { AppHooks } from './boot/start-boot.ts'
import { keepForms } from './keep-forms.ts'
import { contentKey } from './content-options.ts'
import { loadFirstPage, readPageSource } from './load-first-page.ts'
import { loadOtherStyles } from './other-styles.ts'
import { routesWithPage } from './page-routes.ts'
import { report } from '../reporting/report.ts'
import { createQueryClient } from './query-client.ts'
import { restoreOnCrash } from './static-page.ts'

const RENDERED_ANEW = 'The page was not as it was built, so it was rendered anew.'

/**
 * Called by the boot script, and again after a failure.
 *
 * @throws when the page's code, its content or the styles can't be loaded; the page is unchanged then
 */
export async function startApp({ onStart, onCrash }: AppHooks): Promise<void> {
  const queryClient = createQueryClient((error) => {
    console.warn('The page keeps the content it has: the content lake can not be read.', error)
    report('lake-failed', String(error))
  })
  const { pathname } = location
  const source = readPageSource()
  const [routes, first] = await Promise.all([
    routesWithPage(pathname),
    source && loadFirstPage(pathname, source),
    loadOtherStyles(),
  ])

  if (first) {
    const { content, media, pdfs, updatedAt } = first
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
          frame={first?.content.frame ?? emptyFrame}
          isPrerendered={first !== null}
        />
      </BrowserRouter>
    </StrictMode>
  )
  addIcons()
  onStart()
  const onUncaughtError = first === null ? onCrash : restoreOnCrash(container, onCrash)
  const restoreFocus = keepForms(container)
  if (first?.isShown && !isTranslated(container))
    startTransition(
      () =>
        void hydrateRoot(container, app, {
          onUncaughtError,
          // No error for the visitor. A translator or an extension has changed the page in between.
          onRecoverableError: (error) => {
            console.warn(RENDERED_ANEW, error)
            restoreFocus()
          },
        }),
    )
  else {
    // At once, so that nothing is typed into a form that is about to go.
    flushSync(() => createRoot(container, { onUncaughtError }).render(app))
    restoreFocus()
  }
}

/**
 * Whether Chromium's translation has replaced texts by `<font>` elements, which can't be hydrated. It translates what is
 * rendered in their place too.
 */
function isTranslated(container: HTMLElement): boolean {
  return container.querySelector('font') !== null
}
