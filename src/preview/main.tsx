/** Shows the site to its editors within the Studio, drafts included (docs/decisions/0011). */
import { StrictMode, Suspense, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { studioUrl } from '../configuration/studio-url.ts'
import { frameQuery } from '../content/page-query.ts'
import { fillInKnownFacts } from '../content/essential-facts.ts'
import { readSnapshot } from '../content/snapshot.ts'
import { withTimeout } from '../content/timeout.ts'
import { registerPdfs } from '../sections/download/pdf-link.ts'
import { listenToClicks } from '../entry/boot/clicks.ts'
import { autoCloseMenus } from '../entry/boot/menus.ts'
import { matchPage, pageRoutes } from '../entry/page-routes.ts'
import { ignoreForeignMessages, openStudioChannel, type StudioChannel } from './studio-channel.ts'
import { VisualEditing } from '@sanity/visual-editing/react'
import { emptyFrame } from '../content/frame.ts'
import { App } from '../entry/app.tsx'
import { Drafts } from './drafts.tsx'
import { followLink, useStudioHistory } from './navigation.ts'
import './nothing-sent.css'
import { Notice } from '../ui/notice.tsx'
import { readPreviewPdfs } from './preview-pdfs.ts'
import { PREVIEW_PATH, previewedPath } from './preview-path.ts'
import {
  createPreviewQueryClient,
  NOTHING_IS_SENT,
  type PreviewQueryClient,
} from './preview-query-client.ts'

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root')
if (studioUrl === null) throw new Error('VITE_STUDIO_URL is not set')

ignoreForeignMessages(studioUrl)
listenToClicks()
autoCloseMenus()
void renderPreview(container, openStudioChannel())

/** A top-level `await` would make this module and the page modules in its chunk wait for each other. */
async function renderPreview(root: HTMLElement, channel: StudioChannel): Promise<void> {
  // Failures are ignored: the app reports a page that can't be loaded, and the published facts are only fallbacks.
  await Promise.allSettled([
    matchPage(previewedPath(location.pathname)).load(),
    rememberPublishedFacts(),
  ])
  registerPdfs(readPreviewPdfs(document))
  const preview = createPreviewQueryClient((error) =>
    console.warn('Published content cannot be read from the content lake.', error),
  )
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={PREVIEW_PATH} useTransitions={false}>
        <Preview channel={channel} {...preview} />
      </BrowserRouter>
    </StrictMode>,
  )
}

/** Remembers the site's published essential facts, as fallbacks for drafts that lack them. */
async function rememberPublishedFacts(): Promise<void> {
  const { answer } = await withTimeout(2_500, null, (signal) => readSnapshot('/', signal))
  fillInKnownFacts(frameQuery().parse(answer))
}

/** The site's app, and the components that connect it to the Studio. Must be rendered within a router. */
function Preview({
  channel,
  queryClient,
  showDraft,
}: PreviewQueryClient & { channel: StudioChannel }) {
  const history = useStudioHistory()
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => followLink(event, (path) => void navigate(path))
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])

  return (
    <>
      {/* Without this boundary, the components after it would wait for the page's content. */}
      <Suspense>
        <App
          queryClient={queryClient}
          routes={pageRoutes}
          frame={emptyFrame}
          isPrerendered={false}
        />
      </Suspense>
      <Drafts channel={channel} onDraft={showDraft} />
      <NothingSent />
      <VisualEditing portal history={history} />
    </>
  )
}

/** Intercepts every form submit and explains that the preview sends nothing. */
function NothingSent() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const refuse = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setShown(true)
    }
    const dismiss = () => setShown(false)
    window.addEventListener('submit', refuse, { capture: true })
    window.addEventListener('input', dismiss)
    return () => {
      window.removeEventListener('submit', refuse, { capture: true })
      window.removeEventListener('input', dismiss)
    }
  }, [])

  return (
    <output className="nothing-sent">
      {isShown && (
        <Notice tone="warning" title={NOTHING_IS_SENT}>
          Nothing was sent. On the live site this would send the form.
        </Notice>
      )}
    </output>
  )
}
