import { VisualEditing } from '@sanity/visual-editing/react'
import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { emptyFrame } from '../content/frame.ts'
import { App } from '../entry/app.tsx'
import { LoadFailureBoundary } from '../entry/load-failure-boundary.tsx'
import { Drafts } from './drafts.tsx'
import { followLink } from './follow-link.ts'
import { NothingSent } from './nothing-sent.tsx'
import type { PreviewQueryClient } from './preview-query-client.ts'
import type { StudioChannel } from './studio-channel.ts'
import { useStudioHistory } from './use-studio-history.ts'

/** The site as visitors get it, with what the Studio needs around it; within a router. */
export function Preview({
  channel,
  queryClient,
  showDraft,
}: PreviewQueryClient & { channel: StudioChannel }) {
  const history = useStudioHistory()
  const navigate = useNavigate()
  const { key } = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => followLink(event, (path) => void navigate(path))
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])

  return (
    <>
      {/* What is around it must be there before the page's content is. */}
      <Suspense>
        <App queryClient={queryClient} frame={emptyFrame} isPrerendered={false} />
      </Suspense>
      <LoadFailureBoundary fallback={() => null} location={key}>
        <Suspense>
          <Drafts channel={channel} onDraft={showDraft} />
        </Suspense>
      </LoadFailureBoundary>
      <NothingSent />
      <VisualEditing portal history={history} />
    </>
  )
}
