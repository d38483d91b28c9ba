/** The links of header and footer. */
import type { SiteHref } from '../routes.ts'

/** Pages that the specification's footer links, and its route table lacks. */
type EmptyPath = '/agents/partner' | '/insurers-hub'

export type MenuLink = { to: SiteHref | EmptyPath; label: string }

export const mainLinks: readonly MenuLink[] = [
  { to: '/', label: 'Home' },
  { to: '/port-call-compliance', label: 'Port-Call Compliance' },
  { to: '/fleet-retainer', label: 'Fleet Retainer' },
  { to: '/response/salvage-osr', label: 'Salvage & OSR' },
]

export const companyLinks: readonly MenuLink[] = [
  { to: '/about', label: 'About Us' },
  { to: '/management', label: 'Leadership' },
]

export const contactLink: MenuLink = { to: '/contact', label: 'Contact' }

export const quoteLink: MenuLink = { to: '/fleet-retainer#quote', label: 'Request Fleet Quote' }

export const serviceLinks: readonly MenuLink[] = [
  { to: '/port-call-compliance', label: 'Port-Call Compliance' },
  { to: '/fleet-retainer', label: 'Fleet Retainer' },
  { to: '/insurance/financial-security', label: 'Financial Security' },
  { to: '/response/salvage-osr', label: 'Salvage & Oil-Spill Response' },
]

export const resourceLinks: readonly MenuLink[] = [
  { to: '/case-studies', label: 'Case Studies' },
  ...companyLinks,
  { to: '/agents/partner', label: 'Partner Portal' },
  { to: '/insurers-hub', label: 'Insurers Hub' },
  contactLink,
]
