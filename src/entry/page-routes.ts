/** Route objects for React Router. Each page's code is loaded on demand. */
import { type ComponentType, lazy } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { Page } from '../pages/page.ts'
import { routes } from '../routes.ts'
import { pageComponent } from './page-component.tsx'

export type PageRoute = {
  path: string
  folder: string
  /** Loads the page's module; repeated calls load it once. */
  load: () => Promise<Page>
  Component: ComponentType
}

/** The route that matches a path, known before the page's code is loaded. */
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

/** Path of the catch-all route, for addresses without a page (`src/pages/empty`). */
export const CATCH_ALL_PATH = '*'

export const pageRoutes: PageRoute[] = [
  ...routes.map(({ path, page }) => pageRoute(path, page)),
  pageRoute(CATCH_ALL_PATH, 'empty'),
]

/** @param pathname without the preview's base path */
export function matchPage(pathname: string): PageMatch {
  const { route, params } = matchRoute(pathname)
  return { folder: route.folder, load: route.load, params: namedParams(params) }
}

/**
 * Returns the routes, with the code for `pathname` already loaded: the build and hydration cannot wait
 * for a lazy component.
 *
 * @throws when the code can't be loaded
 */
export async function routesWithPage(pathname: string): Promise<readonly PageRoute[]> {
  const { route } = matchRoute(pathname)
  const Component = pageComponent(await route.load())
  return pageRoutes.map((each) => (each === route ? { ...each, Component } : each))
}

export function hasPageAt(pathname: string): boolean {
  return matchRoute(pathname).route.path !== CATCH_ALL_PATH
}

function matchRoute(pathname: string) {
  const [match] = matchRoutes(pageRoutes, { pathname }) ?? []
  if (!match) throw new Error(`No route matches ${pathname}, not even ${CATCH_ALL_PATH}`)
  return match
}

/** Drops the catch-all route's `*` parameter. */
function namedParams(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      value === undefined || name === CATCH_ALL_PATH ? [] : [[name, value]],
    ),
  )
}
