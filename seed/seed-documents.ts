import { aboutPage } from './documents/about-page.ts'
import { caseStudiesPage } from './documents/case-studies-page.ts'
import { caseStudies } from './documents/case-study.ts'
import { clauses } from './documents/clause.ts'
import { compliancePackDocument } from './documents/compliance-pack-document.ts'
import { complianceSummaryDocument } from './documents/compliance-summary-document.ts'
import { contactPage } from './documents/contact-page.ts'
import { coverageZones } from './documents/coverage-zone.ts'
import { faqs } from './documents/faq.ts'
import { financialSecurityEvidenceDocument } from './documents/financial-security-evidence-document.ts'
import { financialSecurityPage } from './documents/financial-security-page.ts'
import { fleetRetainerPage } from './documents/fleet-retainer-page.ts'
import { homePage } from './documents/home-page.ts'
import { managementPage } from './documents/management-page.ts'
import { ports } from './documents/port.ts'
import { portPage } from './documents/port-page.ts'
import { preArrivalPage } from './documents/pre-arrival-page.ts'
import { salvageResponsePage } from './documents/salvage-response-page.ts'
import { siteSettings } from './documents/site-settings.ts'
import { slaCommitments } from './documents/sla-commitment.ts'
import { slaRows } from './documents/sla-row.ts'
import { slaScheduleDocument } from './documents/sla-schedule-document.ts'
import { teamMembers } from './documents/team-member.ts'
import { timelineEntries } from './documents/timeline-entry.ts'

/** Every document of the seed, from the specification. */
export const seedDocuments = [
  siteSettings,
  homePage,
  preArrivalPage,
  fleetRetainerPage,
  caseStudiesPage,
  contactPage,
  aboutPage,
  managementPage,
  financialSecurityPage,
  salvageResponsePage,
  portPage,
  complianceSummaryDocument,
  compliancePackDocument,
  slaScheduleDocument,
  financialSecurityEvidenceDocument,
  ...ports,
  ...caseStudies,
  ...slaRows,
  ...slaCommitments,
  ...clauses,
  ...faqs,
  ...teamMembers,
  ...timelineEntries,
  ...coverageZones,
]
