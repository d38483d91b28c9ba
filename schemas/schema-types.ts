import type { SchemaTypeDefinition } from '@sanity/types'

import { aboutPage } from './pages/about-page.ts'
import { badge } from './objects/badge.ts'
import { card } from './objects/card.ts'
import { caseStudiesPage } from './pages/case-studies-page.ts'
import { caseStudy } from './documents/case-study.ts'
import { checklistGroup } from './objects/checklist-group.ts'
import { clause } from './documents/clause.ts'
import { coastCard } from './objects/coast-card.ts'
import { compliancePackDocument } from './printables/compliance-pack-document.ts'
import { complianceSummaryDocument } from './printables/compliance-summary-document.ts'
import { contactPage } from './pages/contact-page.ts'
import { coverageZone } from './documents/coverage-zone.ts'
import { emergencyContact } from './objects/emergency-contact.ts'
import { escalationStep } from './objects/escalation-step.ts'
import { faq } from './documents/faq.ts'
import { financialSecurityEvidenceDocument } from './printables/financial-security-evidence-document.ts'
import { financialSecurityPage } from './pages/financial-security-page.ts'
import { fleetRetainerPage } from './pages/fleet-retainer-page.ts'
import { homePage } from './pages/home-page.ts'
import { linkAddress } from './objects/link-address.ts'
import { linkItem } from './objects/link-item.ts'
import { managementPage } from './pages/management-page.ts'
import { metric } from './objects/metric.ts'
import { namedAsset } from './objects/named-asset.ts'
import { port } from './documents/port.ts'
import { portPage } from './pages/port-page.ts'
import { preArrivalPage } from './pages/pre-arrival-page.ts'
import { regulation } from './objects/regulation.ts'
import { richText } from './objects/rich-text.ts'
import { salvageResponsePage } from './pages/salvage-response-page.ts'
import { siteSettings } from './documents/site-settings.ts'
import { slaCommitment } from './documents/sla-commitment.ts'
import { slaRow } from './documents/sla-row.ts'
import { slaScheduleDocument } from './printables/sla-schedule-document.ts'
import { teamMember } from './documents/team-member.ts'
import { timelineEntry } from './documents/timeline-entry.ts'
import { valueCard } from './objects/value-card.ts'

/** Every type of the content model, for the Studio, the seed check and TypeGen. */
export const schemaTypes: SchemaTypeDefinition[] = [
  richText,
  card,
  valueCard,
  namedAsset,
  coastCard,
  badge,
  metric,
  emergencyContact,
  linkAddress,
  linkItem,
  checklistGroup,
  escalationStep,
  regulation,
  siteSettings,
  port,
  caseStudy,
  slaRow,
  slaCommitment,
  clause,
  faq,
  teamMember,
  timelineEntry,
  coverageZone,
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
]
