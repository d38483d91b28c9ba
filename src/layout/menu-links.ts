/** The links of header and footer. Editors write their labels. */
import type { FrameContent } from '../content/frame.ts'
import type { SiteHref } from '../routes.ts'

/** Addresses that the specification lists in the footer, but not in the route table. */
type PathWithoutPage = '/agents/partner' | '/insurers-hub'

export type MenuLink = { to: SiteHref | PathWithoutPage; label: string }

type Labels = Pick<FrameContent['settings'], 'navigation' | 'footer'>

export function menuLinks({ navigation }: Pick<Labels, 'navigation'>) {
  return {
    main: [
      { to: '/', label: navigation.home },
      { to: '/port-call-compliance', label: navigation.preArrival },
      { to: '/fleet-retainer', label: navigation.fleetRetainer },
      { to: '/response/salvage-osr', label: navigation.salvageResponse },
    ],
    company: [
      { to: '/about', label: navigation.about },
      { to: '/management', label: navigation.management },
    ],
    contact: { to: '/contact', label: navigation.contact },
  } satisfies Record<string, MenuLink | MenuLink[]>
}

export function footerLinks({ navigation, footer }: Labels) {
  const { company, contact } = menuLinks({ navigation })
  return {
    services: [
      { to: '/port-call-compliance', label: navigation.preArrival },
      { to: '/fleet-retainer', label: navigation.fleetRetainer },
      { to: '/insurance/financial-security', label: footer.financialSecurity },
      { to: '/response/salvage-osr', label: footer.salvageResponse },
    ],
    resources: [
      { to: '/case-studies', label: footer.caseStudies },
      ...company,
      { to: '/agents/partner', label: footer.partnerPortal },
      { to: '/insurers-hub', label: footer.insurersHub },
      contact,
    ],
  } satisfies Record<string, MenuLink[]>
}
