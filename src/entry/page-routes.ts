/** The site's pages as React Router has them; the code of each is loaded when it is first needed. */
import { type ComponentType, lazy } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { Page } from '../pages/page.ts'
import { routes } from '../routes.ts'
import { pageComponent } from './page-component.tsx'

export type PageRoute = {
  path: string
  folder: string
  /** Loads the page's module; a module that is here already is not loaded again. */
  load: () => Promise<Page>
  Component: ComponentType
}

/** The page of a path, as far as it is known before its code is loaded. */
export type PageMatch = Pick<PageRoute, 'folder' | 'load'> & { params: Record<string, string> }

const modules = import.meta.glob<Page>('../pages/*/page.tsx', { import: 'page' })

function pageRoute(path: string, folder: string): PageRoute {
  const load = modules[`../pages/${folder}/page.tsx`]
  if (!load) throw new Error(`src/pages/${folder}/page.tsx, which ${path} needs, is missing`)
  return {
    path,
    folder,
    load,
    Component: lazy(async () => ({ default: pageComponent(await load()) })),
  }
}

/** Catch-all route: renders the empty page. */
export const OTHER_PATHS = '*'

export const pageRoutes: PageRoute[] = [
  ...routes.map(({ path, page }) => pageRoute(path, page)),
  pageRoute(OTHER_PATHS, 'empty'),
]

/** @param pathname of a page of the site, without the base that a preview has */
export function matchPage(pathname: string): PageMatch {
  const { route, params } = matchRoute(pathname)
  return { folder: route.folder, load: route.load, params: namedParams(params) }
}

/**
 * The routes, of which the one of a path does not wait for its code when it is rendered: neither the
 * build nor hydration can show anything in the meantime.
 *
 * @throws when the code can't be loaded
 */
export async function routesWithPage(pathname: string): Promise<readonly PageRoute[]> {
  const { route } = matchRoute(pathname)
  const Component = pageComponent(await route.load())
  return pageRoutes.map((each) => (each === route ? { ...each, Component } : each))
}

export function hasPageAt(pathname: string): boolean {
  return matchRoute(pathname).route.path !== OTHER_PATHS
}

function matchRoute(pathname: string) {
  const [match] = matchRoutes(pageRoutes, { pathname }) ?? []
  if (!match) throw new Error(`No route, and not ${OTHER_PATHS} either, matches ${pathname}`)
  return match
}

/** The named parameters, without the rest of a path that matches no page. */
function namedParams(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      value === undefined || name === OTHER_PATHS ? [] : [[name, value]],
    ),
  )
}
