import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { matchRoutes, useHref } from 'react-router-dom'
import { contentOptions } from './content-options.ts'
import { CATCH_ALL_PATH, pageRoutes } from './page-routes.ts'

/** Loads the code and content of a page once the visitor points at, touches or focuses a link to it. */
export function usePrefetch(): void {
  const queryClient = useQueryClient()
  const basename = useHref('/')
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      const pathname = link && sitePathname(link, basename)
      // Failures are ignored: following the link loads again and reports them.
      if (pathname) void queryClient.prefetchQuery(contentOptions(pathname))
    }
    document.addEventListener('pointerover', prefetch)
    document.addEventListener('focusin', prefetch)
    return () => {
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('focusin', prefetch)
    }
  }, [queryClient, basename])
}

/** Returns the path of the page that a link leads to; null for the current page, other sites and unknown addresses. */
function sitePathname(link: Element, basename: string): string | null {
  // Not the property `href`, which is an object on links within an SVG.
  const { origin, pathname } = new URL(link.getAttribute('href') ?? '', location.href)
  if (origin !== location.origin || pathname === location.pathname) return null
  const [match] = matchRoutes(pageRoutes, { pathname }, basename) ?? []
  return match && match.route.path !== CATCH_ALL_PATH ? match.pathname : null
}
