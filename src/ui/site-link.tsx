import { type ComponentPropsWithRef, createContext, use } from 'react'
import { matchPath, useHref, useLinkClickHandler, useLocation } from 'react-router-dom'

type Prefetch = (pathname: string) => void

type StartNavigation = (navigate: () => void) => void

type SiteLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick' | 'target'> & {
  /** A path, with an anchor if need be. */
  to: string
  /** Handed to the page that is opened. */
  state?: unknown
}

const PrefetchContext = createContext<Prefetch | null>(null)

/** Gives the links below it what loads the page that a visitor is about to open. */
export const PrefetchProvider = PrefetchContext.Provider

const NavigationContext = createContext<StartNavigation>((navigate) => navigate())

/** Gives the links below it the transition in which they open a page, so that it can be seen to last. */
export const NavigationProvider = NavigationContext.Provider

/** A link within the site. */
export function SiteLink({ to, state, children, ...props }: SiteLinkProps) {
  const href = useHref(to)
  // The router's own Link carries four kilobytes of what only its framework mode uses.
  const open = useLinkClickHandler(to, { state })
  const startNavigation = use(NavigationContext)
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => startNavigation(() => open(event))}
      {...usePrefetchOn(to)}
    >
      {children}
    </a>
  )
}

/** A link of a menu: says with aria-current="page" that it leads to where the visitor is. */
export function SiteNavLink(props: SiteLinkProps) {
  const { pathname } = useLocation()
  return <SiteLink {...props} aria-current={matchPath(props.to, pathname) ? 'page' : undefined} />
}

function usePrefetchOn(to: string) {
  const prefetch = use(PrefetchContext)
  if (prefetch === null) return {}
  const [pathname = '/'] = to.split(/[?#]/, 1)
  const start = () => prefetch(pathname)
  return { onPointerEnter: start, onFocus: start }
}
