import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useTransition } from 'react'
import { useLocation } from 'react-router-dom'
import type { FrameContent } from '../content/frame.ts'
import { Frame } from '../layout/frame.tsx'
import { NavigationProvider, PrefetchProvider } from '../ui/site-link.tsx'
import { AuthProvider } from './auth/auth-context.tsx'
import { connectAuth } from './auth/connect-auth.ts'
import { CurrentPage } from './current-page.tsx'
import { LoadFailure } from './load-failure.tsx'
import { LoadFailureBoundary } from './load-failure-boundary.tsx'
import { LoadingSign } from './loading-sign.tsx'
import { usePrefetch } from './prefetch.ts'
import { useNavigationEffects } from './use-navigation-effects.ts'

/**
 * The site, within a router.
 *
 * @param frame what to show around a page that can't be loaded
 * @param isPrerendered whether the first view is a page as the build wrote it, which stays if it fails
 */
export function App({
  queryClient,
  frame,
  isPrerendered,
}: {
  queryClient: QueryClient
  frame: FrameContent
  isPrerendered: boolean
}) {
  const location = useLocation()
  useNavigationEffects()
  const prefetch = usePrefetch(queryClient)
  const [isNavigating, startNavigation] = useTransition()
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
    <AuthProvider connect={connectAuth}>
      <QueryClientProvider client={queryClient}>
        <PrefetchProvider value={prefetch}>
          <NavigationProvider value={startNavigation}>
            <LoadFailureBoundary fallback={failure} location={location.key}>
              <CurrentPage />
            </LoadFailureBoundary>
            {isNavigating && <LoadingSign />}
          </NavigationProvider>
        </PrefetchProvider>
      </QueryClientProvider>
    </AuthProvider>
  )
}
