/**
 * The pages whose code is here. A page that has been loaded renders at once: going through a promise
 * again would show the fallback for a moment while hydrating (SPEED.md "Lazy routes").
 */
import type { Page } from './page.ts'
import type { Route } from './routes.ts'

const loaded = new Map<Route, Page>()
const loading = new Map<Route, Promise<Page>>()

/** Loads a route's page once; a failed load can be tried again. */
export function loadPage(route: Route): Promise<Page> {
  const pending = loading.get(route) ?? startLoading(route)
  loading.set(route, pending)
  return pending
}

/** The page of a route, if its code is here. */
export function loadedPage(route: Route): Page | undefined {
  return loaded.get(route)
}

async function startLoading(route: Route): Promise<Page> {
  try {
    const page = await route.load()
    loaded.set(route, page)
    return page
  } catch (error) {
    loading.delete(route)
    throw error
  }
}
