import { QueryClientProvider, type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useState, use } from 'react'
import {
  type Location,
  Route,
  Routes,
  useLocation,
  useNavigationType,
  Outlet,
} from 'react-router-dom'
import type { FrameContent } from '../content/frame.ts'
import { Frame } from '../layout/frame.tsx'
import { AuthProvider, connectAuth } from './auth/auth-context.tsx'
import { FirstViewContext } from './page-component.tsx'
import { LoadFailure, LoadFailureBoundary } from './load-failure.tsx'
import { LoadingIndicator } from './loading-indicator.tsx'
import { isCounted } from '../analytics.ts'
import { contentOptions } from './content-options.ts'
import { hasPageAt, type PageRoute } from './page-routes.ts'
import { useNavigationEffects } from './navigation-effects.ts'
import { usePrefetch } from './use-prefetch.ts'

type AppProps = {
  queryClient: QueryClient
  routes: readonly PageRoute[]
  /** Content of the frame around a page that can't be loaded. */
  frame: FrameContent
  /** Whether the first view was prerendered. If rendering it fails, the prerendered markup stays. */
  isPrerendered: boolean
}

/** Renders the site. The router around it must not use transitions (`useTransitions={false}`). */
export function App({ queryClient, ...props }: AppProps) {
  return (
    <AuthProvider connect={connectAuth}>
      <QueryClientProvider client={queryClient}>
        <Site {...props} />
      </QueryClientProvider>
    </AuthProvider>
  )
}

function Site({ routes, frame, isPrerendered }: Omit<AppProps, 'queryClient'>) {
  const location = useLocation()
  // Changes once code and content of the next page have loaded. Until then, the previous page is shown.
  const shownLocation = useDeferredValue(location)
  const [firstKey] = useState(location.key)
  useNavigationEffects(shownLocation, useNavigationType())
  usePrefetch()
  const renderFailure = (error: unknown, isFirstView: boolean) => {
    // Rethrown, so that the prerendered page is restored.
    if (isFirstView && isPrerendered) throw error
    return (
      <Frame frame={frame}>
        <LoadFailure shouldReload={!isFirstView} />
      </Frame>
    )
  }
  return (
    <>
      <LoadFailureBoundary fallback={renderFailure} location={shownLocation.key}>
        <FirstViewContext value={shownLocation.key === firstKey}>
          <PageAt location={shownLocation} routes={routes} />
        </FirstViewContext>
      </LoadFailureBoundary>
      {location !== shownLocation && <LoadingIndicator />}
    </>
  )
}

/** Memoized, so that the page is not rendered again while the next page loads. */
const PageAt = memo(function PageAt({
  location,
  routes,
}: {
  location: Location
  routes: readonly PageRoute[]
}) {
  return (
    <Routes location={location}>
      <Route element={<PageFrame />}>
        {routes.map(({ path, Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
      </Route>
    </Routes>
  )
})

/**
 * The parent route of all pages: renders the frame, and reads the content of page and frame with one query. Suspends
 * until the content is loaded.
 */
function PageFrame() {
  const { pathname } = useLocation()
  const { data: content } = useSuspenseQuery(contentOptions(pathname))
  const isFirstView = use(FirstViewContext)
  return (
    <Frame
      frame={content.frame}
      year={new Date(content.asOf).getUTCFullYear()}
      isCounted={isCounted(pathname)}
      // False only if the browser itself opened an unknown address: `pageComponent` lets it open unknown links, too.
      hasPage={!isFirstView || hasPageAt(pathname)}
    >
      <Outlet context={content} />
    </Frame>
  )
}
