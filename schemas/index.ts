import type { SchemaTypeDefinition } from '@sanity/types'

import { aboutPage } from './aboutPage.ts'
import { badge } from './badge.ts'
import { card } from './card.ts'
import { caseStudiesPage } from './caseStudiesPage.ts'
import { caseStudy } from './caseStudy.ts'
import { checklistGroup } from './checklistGroup.ts'
import { clause } from './clause.ts'
import { coastCard } from './coastCard.ts'
import { compliancePackDocument } from './compliancePackDocument.ts'
import { complianceSummaryDocument } from './complianceSummaryDocument.ts'
import { contactPage } from './contactPage.ts'
import { coverageZone } from './coverageZone.ts'
import { emergencyContact } from './emergencyContact.ts'
import { escalationStep } from './escalationStep.ts'
import { faq } from './faq.ts'
import { financialSecurityEvidenceDocument } from './financialSecurityEvidenceDocument.ts'
import { financialSecurityPage } from './financialSecurityPage.ts'
import { fleetRetainerPage } from './fleetRetainerPage.ts'
import { homePage } from './homePage.ts'
import { linkAddress } from './linkAddress.ts'
import { linkItem } from './linkItem.ts'
import { managementPage } from './managementPage.ts'
import { metric } from './metric.ts'
import { namedAsset } from './namedAsset.ts'
import { port } from './port.ts'
import { portPage } from './portPage.ts'
import { preArrivalPage } from './preArrivalPage.ts'
import { regulation } from './regulation.ts'
import { richText } from './richText.ts'
import { salvageResponsePage } from './salvageResponsePage.ts'
import { siteSettings } from './siteSettings.ts'
import { slaCommitment } from './slaCommitment.ts'
import { slaRow } from './slaRow.ts'
import { slaScheduleDocument } from './slaScheduleDocument.ts'
import { teamMember } from './teamMember.ts'
import { timelineEntry } from './timelineEntry.ts'
import { valueCard } from './valueCard.ts'

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
