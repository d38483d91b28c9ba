/** The route table (SPEC section 2). A page's code is loaded when its route is first needed. */
import { matchPath } from 'react-router-dom'
import type { Page } from './page.ts'

export type Route = { path: string; load: () => Promise<Page> }

export type RouteMatch = { route: Route; params: Record<string, string> }

export const routes: Route[] = [
  { path: '/', load: async () => (await import('../pages/home/page.tsx')).page },
  {
    path: '/port-call-compliance',
    load: async () => (await import('../pages/pre-arrival/page.tsx')).page,
  },
  {
    path: '/fleet-retainer',
    load: async () => (await import('../pages/fleet-retainer/page.tsx')).page,
  },
  {
    path: '/case-studies',
    load: async () => (await import('../pages/case-studies/page.tsx')).page,
  },
  { path: '/contact', load: async () => (await import('../pages/contact/page.tsx')).page },
  { path: '/about', load: async () => (await import('../pages/about/page.tsx')).page },
  { path: '/management', load: async () => (await import('../pages/management/page.tsx')).page },
  {
    path: '/insurance/financial-security',
    load: async () => (await import('../pages/financial-security/page.tsx')).page,
  },
  {
    path: '/response/salvage-osr',
    load: async () => (await import('../pages/salvage-response/page.tsx')).page,
  },
  { path: '/email-confirmation', load: loadEmailConfirmation },
  { path: '/confirm', load: loadEmailConfirmation },
  {
    path: '/email-preferences',
    load: async () => (await import('../pages/email-preferences/page.tsx')).page,
  },
  { path: '/unsubscribe', load: async () => (await import('../pages/unsubscribe/page.tsx')).page },
  { path: '/ports/:portSlug', load: async () => (await import('../pages/port/page.tsx')).page },
  {
    path: '/docs/dgs-msn05-2025',
    load: async () => (await import('../pages/compliance-summary/page.tsx')).page,
  },
  {
    path: '/docs/compliance-pack',
    load: async () => (await import('../pages/compliance-pack/page.tsx')).page,
  },
  {
    path: '/docs/sla-schedule',
    load: async () => (await import('../pages/sla-schedule/page.tsx')).page,
  },
  {
    path: '/docs/financial-security-evidence',
    load: async () => (await import('../pages/financial-security-evidence/page.tsx')).page,
  },
]

/** Any other path renders an empty page within the frame (SPEC section 2). */
const emptyRoute: Route = {
  path: '*',
  load: async () => (await import('../pages/empty/page.tsx')).page,
}

async function loadEmailConfirmation(): Promise<Page> {
  return (await import('../pages/email-confirmation/page.tsx')).page
}

/** Finds the route of a path; there is always one. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routes) {
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
