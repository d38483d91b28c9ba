/**
 * Every page of the site: all that is true of a path is said here, and only here. Router, prerender,
 * sitemap, response headers, Studio and tests derive from this table; its code is `pages/<page>/page.tsx`.
 *
 * To add a page see CONTRIBUTING.md.
 */
type Route = {
  /** Pattern of React Router; `:portSlug` stands for the slug of a port. */
  path: string
  /** Folder in `src/pages` that holds the page. */
  page: string
  /** What editors call the page. */
  title: string
  /** Type of the document whose form the Studio shows beside the page; none: editors don't write it. */
  document?: string
  /** Type of the document that holds the page's own words, where that is another one. */
  words?: string
  /** Places on the page that a link may lead to, without `#`. */
  anchors?: readonly string[]
  /**
   * A link in a mail leads here. Its address holds a token, which is nobody else's business: the page
   * is not listed, not stored, not named to other sites, and nothing on it is counted.
   */
  emailLink?: true
}

/** In the order in which editors and search engines get them. */
export const routes = [
  { path: '/', page: 'home', title: 'Home', document: 'homePage' },
  {
    path: '/port-call-compliance',
    page: 'pre-arrival',
    title: 'Pre-arrival letter',
    document: 'preArrivalPage',
  },
  {
    path: '/fleet-retainer',
    page: 'fleet-retainer',
    title: 'Fleet retainer',
    document: 'fleetRetainerPage',
    anchors: ['sla', 'quote'],
  },
  {
    path: '/case-studies',
    page: 'case-studies',
    title: 'Case studies',
    document: 'caseStudiesPage',
  },
  { path: '/contact', page: 'contact', title: 'Contact', document: 'contactPage' },
  { path: '/about', page: 'about', title: 'About', document: 'aboutPage' },
  { path: '/management', page: 'management', title: 'Leadership', document: 'managementPage' },
  {
    path: '/insurance/financial-security',
    page: 'financial-security',
    title: 'Financial security',
    document: 'financialSecurityPage',
  },
  {
    path: '/response/salvage-osr',
    page: 'salvage-response',
    title: 'Salvage and oil-spill response',
    document: 'salvageResponsePage',
  },
  {
    path: '/ports/:portSlug',
    page: 'port',
    title: 'Port',
    document: 'port',
    words: 'portPage',
  },
  {
    path: '/docs/dgs-msn05-2025',
    page: 'compliance-summary',
    title: 'Compliance summary',
    document: 'complianceSummaryDocument',
  },
  {
    path: '/docs/compliance-pack',
    page: 'compliance-pack',
    title: 'Compliance pack',
    document: 'compliancePackDocument',
  },
  {
    path: '/docs/sla-schedule',
    page: 'sla-schedule',
    title: 'SLA schedule',
    document: 'slaScheduleDocument',
  },
  {
    path: '/docs/financial-security-evidence',
    page: 'financial-security-evidence',
    title: 'Financial security evidence pack',
    document: 'financialSecurityEvidenceDocument',
  },
  {
    path: '/email-confirmation',
    page: 'email-confirmation',
    title: 'Email confirmation',
    emailLink: true,
  },
  { path: '/confirm', page: 'email-confirmation', title: 'Email confirmation', emailLink: true },
  {
    path: '/email-preferences',
    page: 'email-preferences',
    title: 'Email preferences',
    emailLink: true,
  },
  { path: '/unsubscribe', page: 'unsubscribe', title: 'Unsubscribe', emailLink: true },
] as const satisfies readonly Route[]

/** Folder of a page in `src/pages`. */
export type PageName = (typeof routes)[number]['page']

/** A path of the site without parameters. */
type FixedPath = Exclude<(typeof routes)[number]['path'], `${string}:${string}`>

/** A link within the site that leads to a page. */
export type SiteHref = FixedPath | `${FixedPath}#${string}` | `/ports/${string}`

/** A page that editors write, as the Studio knows it. */
export type EditedRoute = Route & { document: string }

const allRoutes: readonly Route[] = routes

export const editedRoutes: readonly EditedRoute[] = allRoutes.flatMap((route) =>
  route.document === undefined ? [] : [{ ...route, document: route.document }],
)

export const emailLinkPaths: readonly string[] = allRoutes.flatMap(({ path, emailLink }) =>
  emailLink ? [path] : [],
)

/** The path of a page that has one without parameters. */
export function pathOfPage(page: Exclude<PageName, 'port'>): string {
  const route = allRoutes.find((each) => each.page === page)
  if (!route) throw new Error(`There is no page ${page}`)
  return route.path
}
