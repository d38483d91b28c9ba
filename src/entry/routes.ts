/** Finds the page of a path in the table of routes; its code is loaded when it is first needed. */
import { matchPath } from 'react-router-dom'
import { routes } from '../routes.ts'
import type { Page } from '../pages/page.ts'

export type Route = { path: string; load: () => Promise<Page> }

export type RouteMatch = { route: Route; params: Record<string, string> }

const loaders = import.meta.glob<Page>('../pages/*/page.tsx', { import: 'page' })

function routeTo(path: string, page: string): Route {
  const load = loaders[`../pages/${page}/page.tsx`]
  if (!load) throw new Error(`src/pages/${page}/page.tsx, which ${path} needs, is missing`)
  return { path, load }
}

const pageRoutes: readonly Route[] = routes.map(({ path, page }) => routeTo(path, page))

/** Any other path renders an empty page within the frame. */
const emptyRoute = routeTo('*', 'empty')

/** Finds the route of a path; there is always one. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of pageRoutes) {
    const match = matchPath(route.path, pathname)
    if (match) return { route, params: definedParams(match.params) }
  }
  return { route: emptyRoute, params: {} }
}

function definedParams(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
