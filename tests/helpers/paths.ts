/** The addresses of a site built from the seed. */
import { ports } from '../../seed/documents/port.ts'
import { editableRoutes } from '../../src/routes.ts'

const portSlugs = ports.flatMap(({ slug }) => slug?.current ?? [])

/** Every page except the email-link pages. */
export const PAGE_PATHS: readonly string[] = editableRoutes.flatMap(({ path }) =>
  path.includes(':portSlug') ? portSlugs.map((slug) => path.replace(':portSlug', slug)) : [path],
)

/** `PAGE_PATHS` with a single port, because all ports share their page component and query. */
export const PATHS_WITH_ONE_PORT: readonly string[] = PAGE_PATHS.filter(
  (path) => !path.startsWith('/ports/') || path === '/ports/mumbai',
)

/** Pages of different kinds: the home page, and pages with a form, a port, pictures and a printable document. */
export const SAMPLE_PATHS = [
  '/',
  '/port-call-compliance',
  '/ports/mumbai',
  '/case-studies',
  '/docs/sla-schedule',
]

/** Paths that show the empty page with status 404. The specification wants footer links to the first two. */
export const NOT_FOUND_PATHS = ['/agents/partner', '/insurers-hub', '/no-such-page', '/a/b/c']

export const UNKNOWN_PORT_PATH = '/ports/atlantis'

/** A path as part of a picture's file name. */
export function pictureName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
}
