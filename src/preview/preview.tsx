import { VisualEditing } from '@sanity/visual-editing/react'
import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { emptyFrame } from '../content/frame.ts'
import { App } from '../entry/app.tsx'
import { pageRoutes } from '../entry/page-routes.ts'
import { Drafts } from './drafts.tsx'
import { followLink, useStudioHistory } from './navigation.ts'
import { NothingSent } from './nothing-sent.tsx'
import type { PreviewQueryClient } from './preview-query-client.ts'
import type { StudioChannel } from './studio-channel.ts'

/** The site's own app with what the Studio needs around it; must be rendered within a router. */
export function Preview({
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
      {/* The Studio's parts below must render before the page's content is loaded. */}
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
