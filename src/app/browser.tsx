/** Brings a page to life in the browser: hydrates what was prerendered, or renders it anew. */
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { emptyFrame } from '../content/frame.ts'
import { withKnownFacts } from '../content/known-facts.ts'
import { registerSnapshotMedia } from '../content/media.ts'
import { contentKey } from '../content/page-query.ts'
import { registerPdfs } from '../documents/pdf-link.ts'
import { App } from './app.tsx'
import { loadPage } from './loaded-pages.ts'
import { readPageState } from './page-state.ts'
import { createQueryClient } from './query-client.ts'
import { matchRoute } from './routes.ts'

/** Called once by the boot script. */
export async function bringToLife(): Promise<void> {
  const queryClient = createQueryClient((error) =>
    console.warn('The page keeps the content it has: the content lake can not be read.', error),
  )
  const state = readPageState(document)
  const { route, params } = matchRoute(location.pathname)
  const page = await loadPage(route)

  if (state) {
    registerSnapshotMedia(state.media)
    registerPdfs(state.pdfs)
    // As old as can be, however young the build is: what the page shows is asked after once.
    const content = withKnownFacts(state.content)
    queryClient.setQueryData(contentKey(page.query(params)), content, { updatedAt: 0 })
  }

  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no #root')

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} frame={state?.content.frame ?? emptyFrame} />
      </BrowserRouter>
    </StrictMode>
  )
  startTransition(() => {
    if (state) hydrateRoot(container, app)
    else createRoot(container).render(app)
  })
}
