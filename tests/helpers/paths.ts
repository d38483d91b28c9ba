/** Every page of the site (SPEC section 2, route table), as built from the seed. */
export const PAGE_PATHS = [
  '/',
  '/port-call-compliance',
  '/fleet-retainer',
  '/case-studies',
  '/contact',
  '/about',
  '/management',
  '/insurance/financial-security',
  '/response/salvage-osr',
  '/ports/mumbai',
  '/ports/mundra',
  '/ports/vadinar',
  '/ports/kandla',
  '/ports/visakhapatnam',
  '/ports/paradip',
  '/docs/dgs-msn05-2025',
  '/docs/compliance-pack',
  '/docs/sla-schedule',
  '/docs/financial-security-evidence',
]

/** Addresses without a page: the first two are linked from the footer. */
export const EMPTY_PATHS = ['/agents/partner', '/insurers-hub', '/no-such-page', '/a/b/c']

export const UNKNOWN_PORT_PATH = '/ports/atlantis'
