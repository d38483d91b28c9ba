import { aboutPage } from './documents/aboutPage.ts'
import { caseStudiesPage } from './documents/caseStudiesPage.ts'
import { caseStudies } from './documents/caseStudy.ts'
import { clauses } from './documents/clause.ts'
import { compliancePackDocument } from './documents/compliancePackDocument.ts'
import { complianceSummaryDocument } from './documents/complianceSummaryDocument.ts'
import { contactPage } from './documents/contactPage.ts'
import { coverageZones } from './documents/coverageZone.ts'
import { faqs } from './documents/faq.ts'
import { financialSecurityEvidenceDocument } from './documents/financialSecurityEvidenceDocument.ts'
import { financialSecurityPage } from './documents/financialSecurityPage.ts'
import { fleetRetainerPage } from './documents/fleetRetainerPage.ts'
import { homePage } from './documents/homePage.ts'
import { managementPage } from './documents/managementPage.ts'
import { ports } from './documents/port.ts'
import { portPage } from './documents/portPage.ts'
import { preArrivalPage } from './documents/preArrivalPage.ts'
import { salvageResponsePage } from './documents/salvageResponsePage.ts'
import { siteSettings } from './documents/siteSettings.ts'
import { slaCommitments } from './documents/slaCommitment.ts'
import { slaRows } from './documents/slaRow.ts'
import { slaScheduleDocument } from './documents/slaScheduleDocument.ts'
import { teamMembers } from './documents/teamMember.ts'
import { timelineEntries } from './documents/timelineEntry.ts'

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
