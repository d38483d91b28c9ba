/** Entry point in the browser: hydrates the prerendered page, or renders it where there is none. */
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { emptyFrame } from '../content/frame.ts'
import { withKnownFacts } from '../content/known-facts.ts'
import { registerSnapshotMedia } from '../content/media.ts'
import { registerPdfs } from '../sections/download/pdf-link.ts'
import { addIcons } from '../ui/add-icons.ts'
import { App } from './app.tsx'
import type { AppHooks } from './boot/start-boot.ts'
import { contentKey } from './content-options.ts'
import { routesWithPage } from './page-routes.ts'
import { readPageState } from './page-state.ts'
import { createQueryClient } from './query-client.ts'
import { restoreOnCrash } from './static-page.ts'

/**
 * Called by the boot script, and again after a failure.
 *
 * @throws when the page's code can't be loaded; the page is unchanged then
 */
export async function startApp({ onStart, onCrash }: AppHooks): Promise<void> {
  const queryClient = createQueryClient((error) =>
    console.warn('The page keeps the content it has: the content lake can not be read.', error),
  )
  const state = readPageState(document)
  const { pathname } = location
  const routes = await routesWithPage(pathname)

  if (state) {
    registerSnapshotMedia(state.media)
    registerPdfs(state.pdfs)
    // Marked as stale, however recent the build: the page asks the lake once for newer content.
    const content = withKnownFacts(state.content)
    queryClient.setQueryData(contentKey(pathname), content, { updatedAt: 0 })
  }

  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no #root')

  const app = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App
          queryClient={queryClient}
          routes={routes}
          frame={state?.content.frame ?? emptyFrame}
          isPrerendered={state !== null}
        />
      </BrowserRouter>
    </StrictMode>
  )
  addIcons()
  onStart()
  const onUncaughtError = state === null ? onCrash : restoreOnCrash(container, onCrash)
  startTransition(() => {
    if (state) hydrateRoot(container, app, { onUncaughtError })
    else createRoot(container, { onUncaughtError }).render(app)
  })
}
