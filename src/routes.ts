/**
 * The site's pages, the single source for router, prerender, sitemap, response headers, Studio and tests. A page's code
 * is in `pages/<page>/page.tsx`. To add a page, see CONTRIBUTING.md.
 */
type Route = {
  /** React Router pattern. */
  path: string
  /** Folder in `src/pages` that holds the page. */
  page: string
  /** The page's name in the Studio. */
  title: string
  /** Type of the document that the Studio shows beside the page's preview; undefined if editors can't edit the page. */
  document?: string
  /** Document type of the page's fixed texts, if it is not `document`. */
  textsDocument?: string
  /** Ids on the page that editors can link to, without `#`. */
  anchors?: readonly string[]
  /**
   * The page is opened from a link in an email. The link contains a secret token, so the page is not indexed, not
   * cached, not sent as a referrer, and not counted by analytics.
   */
  emailLink?: true
}

/** The pages, in the order of the Studio and the sitemap. */
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
    textsDocument: 'portPage',
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

export type PageName = (typeof routes)[number]['page']

/** A path of the site without parameters. */
type FixedPath = Exclude<(typeof routes)[number]['path'], `${string}:${string}`>

/** A link to a page of the site. */
export type SiteHref = FixedPath | `${FixedPath}#${string}` | `/ports/${string}`

/** A page that editors can edit in the Studio. */
export type EditableRoute = Route & { document: string }

const allRoutes: readonly Route[] = routes

export const editableRoutes: readonly EditableRoute[] = allRoutes.flatMap((route) =>
  route.document === undefined ? [] : [{ ...route, document: route.document }],
)

export const emailLinkPaths: readonly string[] = allRoutes.flatMap(({ path, emailLink }) =>
  emailLink ? [path] : [],
)

/** Returns the first path of a page. `port` is excluded, because its path has a parameter. */
export function pathOfPage(page: Exclude<PageName, 'port'>): string {
  const route = allRoutes.find((each) => each.page === page)
  if (!route) throw new Error(`There is no page ${page}`)
  return route.path
}
