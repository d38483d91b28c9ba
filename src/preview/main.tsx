/** Shows the site to its editors within the Studio, drafts included (docs/decisions/0011). */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { studioUrl } from '../configuration/studio-url.ts'
import { frameQuery } from '../content/frame-query.ts'
import { withKnownFacts } from '../content/known-facts.ts'
import { readSnapshot } from '../content/snapshot.ts'
import { withTimeLimit } from '../content/time-limit.ts'
import { registerPdfs } from '../sections/download/pdf-link.ts'
import { matchPage } from '../entry/page-routes.ts'
import { listenToStudioOnly } from './listen-to-studio-only.ts'
import { Preview } from './preview.tsx'
import { readPreviewPdfs } from './preview-pdfs.ts'
import { PREVIEW_PATH, previewedPath } from './preview-path.ts'
import { createPreviewQueryClient } from './preview-query-client.ts'
import { openStudioChannel, type StudioChannel } from './studio-channel.ts'

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root')
if (studioUrl === null) throw new Error('VITE_STUDIO_URL is not set')

listenToStudioOnly(studioUrl)
void show(container, openStudioChannel())

/** Not at the top level: a page that shares a file with this module would wait for it for ever. */
async function show(root: HTMLElement, channel: StudioChannel): Promise<void> {
  // Without prerendered text it would be painted before its typefaces are here, and then never in them.
  // What fails here, fails again where the page is rendered, and is told there.
  await Promise.allSettled([
    matchPage(previewedPath(location.pathname)).load(),
    document.fonts.load('1rem "Archivo"'),
    document.fonts.load('1rem "Source Sans 3"'),
    document.fonts.load('1rem "IBM Plex Mono"'),
    learnBuiltFacts(),
  ])
  registerPdfs(readPreviewPdfs(document))
  const preview = createPreviewQueryClient((error) =>
    console.warn('Published content can not be read from the content lake.', error),
  )
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={PREVIEW_PATH} useTransitions={false}>
        <Preview channel={channel} {...preview} />
      </BrowserRouter>
    </StrictMode>,
  )
}

/** What the site shows of the essential facts, for drafts without them. */
async function learnBuiltFacts(): Promise<void> {
  const { answer } = await withTimeLimit(2_500, null, (signal) => readSnapshot('/', signal))
  withKnownFacts(frameQuery().parse(answer))
}
