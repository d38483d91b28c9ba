import { BarChartIcon } from '@sanity/icons/BarChart'
import { BillIcon } from '@sanity/icons/Bill'
import { BoltIcon } from '@sanity/icons/Bolt'
import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CaseIcon } from '@sanity/icons/Case'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { HomeIcon } from '@sanity/icons/Home'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { LinkIcon } from '@sanity/icons/Link'
import { LockIcon } from '@sanity/icons/Lock'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { OlistIcon } from '@sanity/icons/Olist'
import { PinIcon } from '@sanity/icons/Pin'
import { RocketIcon } from '@sanity/icons/Rocket'
import { StarIcon } from '@sanity/icons/Star'
import { TagIcon } from '@sanity/icons/Tag'
import { TextIcon } from '@sanity/icons/Text'
import { ThListIcon } from '@sanity/icons/ThList'
import { TiersIcon } from '@sanity/icons/Tiers'
import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { UserIcon } from '@sanity/icons/User'
import { UsersIcon } from '@sanity/icons/Users'
import type { ComponentType } from 'react'

/**
 * The icon of each type, by its name: in the desk, in lists, in search and beside list items. They
 * stand here and not in `schemas/`, which scripts read without React.
 */
export const typeIcons: Readonly<Record<string, ComponentType>> = {
  siteSettings: CogIcon,

  homePage: HomeIcon,
  preArrivalPage: DocumentTextIcon,
  fleetRetainerPage: BillIcon,
  caseStudiesPage: CaseIcon,
  contactPage: EnvelopeIcon,
  aboutPage: InfoOutlineIcon,
  managementPage: UsersIcon,
  financialSecurityPage: LockIcon,
  salvageResponsePage: BoltIcon,
  portPage: PinIcon,

  complianceSummaryDocument: DocumentPdfIcon,
  compliancePackDocument: DocumentPdfIcon,
  slaScheduleDocument: DocumentPdfIcon,
  financialSecurityEvidenceDocument: DocumentPdfIcon,

  port: PinIcon,
  caseStudy: CaseIcon,
  slaRow: ThListIcon,
  slaCommitment: OlistIcon,
  clause: BookmarkIcon,
  faq: HelpCircleIcon,
  teamMember: UserIcon,
  timelineEntry: CalendarIcon,
  coverageZone: EarthGlobeIcon,

  badge: StarIcon,
  card: TextIcon,
  checklistGroup: ClipboardIcon,
  coastCard: TagIcon,
  emergencyContact: MobileDeviceIcon,
  escalationStep: TiersIcon,
  linkItem: LinkIcon,
  metric: BarChartIcon,
  namedAsset: RocketIcon,
  regulation: CheckmarkCircleIcon,
  valueCard: TrendUpwardIcon,
}
