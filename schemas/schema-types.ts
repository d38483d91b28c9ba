import type { SchemaTypeDefinition } from '@sanity/types'
import { caseStudyType } from './documents/case-study.ts'
import { clauseType } from './documents/clause.ts'
import { coverageZoneType } from './documents/coverage-zone.ts'
import { deskContactType } from './documents/desk-contact.ts'
import { faqType } from './documents/faq.ts'
import { portType } from './documents/port.ts'
import { redirectType } from './documents/redirect.ts'
import { siteSettingsType } from './documents/site-settings.ts'
import { slaCommitmentType, slaRowType } from './documents/sla.ts'
import { teamMemberType } from './documents/team-member.ts'
import { timelineEntryType } from './documents/timeline-entry.ts'
import { badgeType, cardType, coastCardType, metricType, namedAssetType } from './objects/cards.ts'
import { chartPlaceType, zonePlaceType } from './objects/places.ts'
import {
  checklistGroupType,
  emergencyContactType,
  escalationStepType,
  logEntryType,
} from './objects/steps.ts'
import { linkItemType, regulationType } from './objects/links.ts'
import { richTextType } from './objects/rich-text.ts'
import {
  aboutPageType,
  caseStudiesPageType,
  contactPageType,
  managementPageType,
} from './pages/company-pages.ts'
import {
  financialSecurityPageType,
  fleetRetainerPageType,
  homePageType,
  portPageType,
  preArrivalPageType,
  salvageResponsePageType,
} from './pages/service-pages.ts'
import {
  compliancePackDocumentType,
  complianceSummaryDocumentType,
  financialSecurityEvidenceDocumentType,
  slaScheduleDocumentType,
} from './printables.ts'

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
  deskContactType,

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
