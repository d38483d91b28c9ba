import type { SchemaTypeDefinition } from '@sanity/types'
import { caseStudyType } from './documents/case-study.ts'
import { clauseType } from './documents/clause.ts'
import { coverageZoneType } from './documents/coverage-zone.ts'
import { faqType } from './documents/faq.ts'
import { portType } from './documents/port.ts'
import { redirectType } from './documents/redirect.ts'
import { siteSettingsType } from './documents/site-settings.ts'
import { slaCommitmentType } from './documents/sla-commitment.ts'
import { slaRowType } from './documents/sla-row.ts'
import { teamMemberType } from './documents/team-member.ts'
import { timelineEntryType } from './documents/timeline-entry.ts'
import { badgeType, cardType, coastCardType, metricType, namedAssetType } from './objects/cards.ts'
import { chartPlaceType, zonePlaceType } from './objects/places.ts'
import { checklistGroupType, escalationStepType, logEntryType } from './objects/steps.ts'
import { emergencyContactType } from './objects/emergency-contact.ts'
import { linkItemType, regulationType } from './objects/links.ts'
import { richTextType } from './objects/rich-text.ts'
import { aboutPageType } from './pages/about-page.ts'
import { caseStudiesPageType } from './pages/case-studies-page.ts'
import { contactPageType } from './pages/contact-page.ts'
import { financialSecurityPageType } from './pages/financial-security-page.ts'
import { fleetRetainerPageType } from './pages/fleet-retainer-page.ts'
import { homePageType } from './pages/home-page.ts'
import { managementPageType } from './pages/management-page.ts'
import { portPageType } from './pages/port-page.ts'
import { preArrivalPageType } from './pages/pre-arrival-page.ts'
import { salvageResponsePageType } from './pages/salvage-response-page.ts'
import { compliancePackDocumentType } from './printables/compliance-pack-document.ts'
import { complianceSummaryDocumentType } from './printables/compliance-summary-document.ts'
import { financialSecurityEvidenceDocumentType } from './printables/financial-security-evidence-document.ts'
import { slaScheduleDocumentType } from './printables/sla-schedule-document.ts'

/** Every type of the content model; documents in the order in which the Studio's desk shows them. */
export const schemaTypes: SchemaTypeDefinition[] = [
  siteSettingsType,

  homePageType,
  preArrivalPageType,
  fleetRetainerPageType,
  caseStudiesPageType,
  contactPageType,
  aboutPageType,
  managementPageType,
  financialSecurityPageType,
  salvageResponsePageType,
  portPageType,

  portType,
  caseStudyType,
  slaRowType,
  slaCommitmentType,
  clauseType,
  faqType,
  teamMemberType,
  timelineEntryType,
  coverageZoneType,

  complianceSummaryDocumentType,
  compliancePackDocumentType,
  slaScheduleDocumentType,
  financialSecurityEvidenceDocumentType,

  redirectType,

  richTextType,
  cardType,
  logEntryType,
  namedAssetType,
  zonePlaceType,
  chartPlaceType,
  coastCardType,
  badgeType,
  metricType,
  emergencyContactType,
  linkItemType,
  checklistGroupType,
  escalationStepType,
  regulationType,
]
