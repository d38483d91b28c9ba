/** Links from a document's form to the previews of the pages that show it. */
import type { DocumentLocation, DocumentLocationResolver } from 'sanity/presentation'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { HAS_PAGE, LISTED_PORTS } from '../../src/content/listed-ports.ts'
import type { PageQuery } from '../../src/content/page-query.ts'
import type { ShownDocuments } from '../../src/content/select.ts'
import { previewUrl } from '../../src/preview/preview-path.ts'
import { editableRoutes } from '../../src/routes.ts'
import { liveQuery } from '../desk/live-query.ts'

type Queries = Record<string, () => PageQuery>

const modules = import.meta.glob<Queries>('../../src/{pages,features/documents}/*/query.ts', {
  eager: true,
})

/** The documents that each query shows, by the query's name. A page's query is named like the page's folder. */
const shownBy: ReadonlyMap<string, readonly ShownDocuments[]> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, query]) => (name.endsWith('Query') ? [query()] : []))
    .map(({ name, shownDocuments }) => [name, shownDocuments]),
)

/** A page that shows documents of a type. */
type PageOfType = {
  readonly path: string
  readonly title: string
  /** GROQ: the page shows documents that fulfil one of these; if empty, all documents of the type. */
  readonly conditions: readonly string[]
}

/** The pages that show documents of a type, in the order of the routes. */
export function pagesOf(type: string): PageOfType[] {
  return editableRoutes.flatMap(({ path, title, page }) => {
    // The frame of every page shows the site settings.
    if (type === 'siteSettings') return [{ path, title, conditions: [] }]
    const shown = (shownBy.get(page) ?? []).filter((each) => each.type === type)
    if (shown.length === 0) return []
    const conditions = shown.map(({ where }) => where)
    const isNarrowed = conditions.every((where) => where !== undefined)
    return [{ path, title, conditions: isNarrowed ? conditions : [] }]
  })
}

const PORT_PAGE = '/ports/:portSlug'

const portsWhere = (condition: string) =>
  `*[_type == "port" && ${HAS_PAGE} && ${condition}] | order(${LISTED_PORTS.order})`

/** The coasts whose ports show the response time of the coverage zone or commitment `$id`. */
const COASTS =
  '*[_type == "coverageZone" && kind == "committed" && $id in [_id, commitment._ref]].coast'

/** GROQ, by type: the ports whose pages show the document `$id`. Other types appear on all port pages or on none. */
const PORTS_OF: Readonly<Record<string, string>> = {
  port: portsWhere('_id == $id'),
  coverageZone: portsWhere(`coast in ${COASTS}`),
  slaCommitment: portsWhere(`coast in ${COASTS}`),
  deskContact: portsWhere('references($id)'),
}

/** The line "Used on 2 pages" over a document's form, with the pages. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  const fixedLocations = pagesOf(type).filter(hasFixedPath).map(locationAt)
  if (type === 'siteSettings')
    return { message: 'Used on every page', tone: 'caution', locations: fixedLocations }
  const query = locationsQuery(type)
  if (query === null) return { locations: fixedLocations }
  return liveQuery(
    documentStore,
    { fetch: query, listen: '*[_type in ["port", "coverageZone", $type]]' },
    { id, type },
    { perspective: 'drafts', apiVersion: LAKE_API_VERSION, tag: 'locations' },
  )
}

/** GROQ for `locations`; null if all documents of the type are on the same pages. */
export function locationsQuery(type: string): string | null {
  const pages = pagesOf(type)
  const isOnPorts = pages.some((page) => !hasFixedPath(page))
  if (!isOnPorts && pages.every(({ conditions }) => conditions.length === 0)) return null
  const ports = isOnPorts ? (PORTS_OF[type] ?? portsWhere('true')) : '[]'
  const locationQueries = pages.filter(hasFixedPath).map(locationQuery)
  return `{ "locations":
    ${ports}{ "title": coalesce(fullName, name), "href": "${previewUrl('/ports/')}" + slug.current }
    + coalesce(*[_id == $id][0]{ "at": [${locationQueries.join(', ')}] }.at[defined(@)], [])
  }`
}

/** GROQ: the location, or null if the page does not show the document. */
function locationQuery(page: PageOfType): string {
  const location = JSON.stringify(locationAt(page))
  return page.conditions.length === 0
    ? location
    : `select(${page.conditions.join(' || ')} => ${location})`
}

const hasFixedPath = ({ path }: PageOfType): boolean => path !== PORT_PAGE

const locationAt = ({ path, title }: PageOfType): DocumentLocation => ({
  title,
  href: previewUrl(path),
})
