/** Which pages show what a document of a type holds; `:portSlug` stands for every port's page. */
import { editedRoutes } from '../../src/routes.ts'

/** Pages that list documents of a type beside their own words. */
const LISTED_ON: Readonly<Record<string, readonly string[]>> = {
  caseStudy: ['/', '/case-studies'],
  coverageZone: ['/fleet-retainer', '/ports/:portSlug'],
  faq: ['/port-call-compliance'],
  port: ['/', '/port-call-compliance', '/response/salvage-osr', '/docs/compliance-pack'],
  slaCommitment: ['/fleet-retainer', '/docs/sla-schedule'],
  slaRow: ['/'],
  teamMember: ['/management'],
  timelineEntry: ['/about'],
}

/** A clause is shown where its table stands. */
export const PAGE_OF_TABLE: Readonly<Record<string, string>> = {
  complianceSummary: '/docs/dgs-msn05-2025',
  financialSecurity: '/insurance/financial-security',
  retainer: '/fleet-retainer',
}

/** Paths of the pages, a document's own page first. */
export function pagesOf(type: string): readonly string[] {
  if (type === 'siteSettings') return editedRoutes.map(({ path }) => path)
  if (type === 'clause') return Object.values(PAGE_OF_TABLE)
  const own = editedRoutes
    .filter(({ document, words }) => document === type || words === type)
    .map(({ path }) => path)
  return [...own, ...(LISTED_ON[type] ?? [])]
}
