import { createContext, use } from 'react'
import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router-dom'

type Prefetch = (pathname: string) => void

const PrefetchContext = createContext<Prefetch | null>(null)

/** Gives the links below it what loads the page that a visitor is about to open. */
export const PrefetchProvider = PrefetchContext.Provider

/** A link within the site; `to` is a path, with an anchor if need be. */
export function SiteLink(props: LinkProps & { to: string }) {
  return <Link {...props} {...usePrefetchOn(props.to)} />
}

/** A link of a menu: says with aria-current="page" that it leads to where the visitor is. */
export function SiteNavLink(props: NavLinkProps & { to: string }) {
  return <NavLink end {...props} {...usePrefetchOn(props.to)} />
}

function usePrefetchOn(to: string) {
  const prefetch = use(PrefetchContext)
  if (prefetch === null) return {}
  const [pathname = '/'] = to.split(/[?#]/, 1)
  const start = () => prefetch(pathname)
  return { onPointerEnter: start, onFocus: start }
}
