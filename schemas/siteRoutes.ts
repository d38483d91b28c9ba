/** A page of the site as editors know it, and the document that holds its words. */
export interface SiteRoute {
  /** As in the route table (SPEC section 2); `:portSlug` stands for a port's slug. */
  readonly path: string
  readonly title: string
  /** Type of the document whose words the page shows; null where no document is its own. */
  readonly type: string | null
  /** Places on the page that a link may lead to, without `#`. */
  readonly anchors?: readonly string[]
}

/** Every page of the site, in the order of the specification's route table. */
export const siteRoutes: readonly SiteRoute[] = [
  { path: '/', title: 'Home', type: 'homePage' },
  { path: '/port-call-compliance', title: 'Pre-arrival letter', type: 'preArrivalPage' },
  {
    path: '/fleet-retainer',
    title: 'Fleet retainer',
    type: 'fleetRetainerPage',
    anchors: ['sla', 'quote'],
  },
  { path: '/case-studies', title: 'Case studies', type: 'caseStudiesPage' },
  { path: '/contact', title: 'Contact', type: 'contactPage' },
  { path: '/about', title: 'About', type: 'aboutPage' },
  { path: '/management', title: 'Leadership', type: 'managementPage' },
  {
    path: '/insurance/financial-security',
    title: 'Financial security',
    type: 'financialSecurityPage',
  },
  {
    path: '/response/salvage-osr',
    title: 'Salvage and oil-spill response',
    type: 'salvageResponsePage',
  },
  { path: '/ports/:portSlug', title: 'Port', type: 'port' },
  {
    path: '/docs/dgs-msn05-2025',
    title: 'Compliance summary',
    type: 'complianceSummaryDocument',
  },
  { path: '/docs/compliance-pack', title: 'Compliance pack', type: 'compliancePackDocument' },
  { path: '/docs/sla-schedule', title: 'SLA schedule', type: 'slaScheduleDocument' },
  {
    path: '/docs/financial-security-evidence',
    title: 'Financial security evidence pack',
    type: 'financialSecurityEvidenceDocument',
  },
]
