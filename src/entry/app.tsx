import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { memo, useDeferredValue, useState } from 'react'
import { type Location, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import type { FrameContent } from '../content/frame.ts'
import { Frame } from '../layout/frame.tsx'
import { AuthProvider } from './auth/auth-context.tsx'
import { connectAuth } from './auth/connect-auth.ts'
import { FirstView } from './first-view.ts'
import { LoadFailure } from './load-failure.tsx'
import { LoadFailureBoundary } from './load-failure-boundary.tsx'
import { LoadingSign } from './loading-sign.tsx'
import { PageFrame } from './page-frame.tsx'
import type { PageRoute } from './page-routes.ts'
import { useNavigationEffects } from './use-navigation-effects.ts'
import { usePrefetch } from './use-prefetch.ts'

type AppProps = {
  queryClient: QueryClient
  routes: readonly PageRoute[]
  /** What to show around a page that can't be loaded. */
  frame: FrameContent
  /** Whether the first view is a page as the build wrote it, which stays if it fails. */
  isPrerendered: boolean
}

/** The site, within a router whose updates are not transitions (`useTransitions={false}`). */
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
  // Behind until code and content of the next page are here: till then the page before stays.
  const shownLocation = useDeferredValue(location)
  const [firstKey] = useState(location.key)
  useNavigationEffects(shownLocation, useNavigationType())
  usePrefetch()
  const failure = (error: unknown, isFirstView: boolean) => {
    // Not caught here, so that the whole page goes back to what was prerendered.
    if (isFirstView && isPrerendered) throw error
    return (
      <Frame frame={frame}>
        <LoadFailure reloads={!isFirstView} />
      </Frame>
    )
  }
  return (
    <>
      <LoadFailureBoundary fallback={failure} location={shownLocation.key}>
        <FirstView value={shownLocation.key === firstKey}>
          <PageAt location={shownLocation} routes={routes} />
        </FirstView>
      </LoadFailureBoundary>
      {location !== shownLocation && <LoadingSign />}
    </>
  )
}

/** Not rendered again while the next location is still to come. */
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
