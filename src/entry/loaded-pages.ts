/**
 * The pages whose code is here. A page that has been loaded renders at once: going through a promise
 * again would show nothing for a moment while hydrating (docs/speed.md).
 */
import type { Page } from '../pages/page.ts'
import type { Route } from './routes.ts'

const loaded = new Map<Route, Page>()
const loading = new Map<Route, Promise<Page>>()
const failed = new Set<Route>()

/**
 * Loads a route's page once. A failed load stays failed until `forgetFailedLoads`: React asks again
 * and again while it renders, and would never see an end otherwise.
 */
export function loadPage(route: Route): Promise<Page> {
  const pending = loading.get(route) ?? startLoading(route)
  loading.set(route, pending)
  return pending
}

/** The page of a route, if its code is here. */
export function loadedPage(route: Route): Page | undefined {
  return loaded.get(route)
}

/** Lets pages that could not be loaded be tried again. */
export function forgetFailedLoads(): void {
  for (const route of failed) loading.delete(route)
  failed.clear()
}

async function startLoading(route: Route): Promise<Page> {
  try {
    const page = await route.load()
    loaded.set(route, page)
    return page
  } catch (error) {
    failed.add(route)
    throw error
  }
}
