/** Where each document is shown, for its form: the links that open the preview of those pages. */
import type { DocumentLocation, DocumentLocationResolver } from 'sanity/presentation'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { previewUrl } from '../../src/preview/preview-path.ts'
import { HAS_PAGE, LISTED } from '../../src/content/listed-ports.ts'
import { liveQuery } from '../live-query.ts'
import { type PageOfType, pagesOf } from './pages-of.ts'

const PORT_PAGE = '/ports/:portSlug'

const EVERY_PORT = `*[_type == "port" && ${HAS_PAGE}] | order(${LISTED.order})`

/** GROQ: the ports whose pages show a document, where these are not all; `$id` is that document's. */
const PORTS_THAT_SHOW: Readonly<Record<string, string>> = {
  port: `*[_id == $id && ${HAS_PAGE}]`,
  coverageZone: `*[_type == "port" && ${HAS_PAGE} && coast == *[_id == $id][0].coast]
    | order(${LISTED.order})`,
}

/** What the Studio shows over a document's form: "Used on 2 pages", and the pages. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (type === 'siteSettings')
    return { message: 'Used on every page', tone: 'caution', locations: fixedLocations(type) }
  const query = locationsQuery(type)
  if (query === null) return { locations: fixedLocations(type) }
  return liveQuery(
    documentStore,
    { fetch: query, listen: `*[_type == "port" || _type == $type]` },
    { id, type },
    { perspective: 'drafts', apiVersion: LAKE_API_VERSION, tag: 'locations' },
  )
}

/**
 * GROQ that answers what `locations` returns. Null when the same pages show every document of the type,
 * so that the lake need not be asked.
 */
export function locationsQuery(type: string): string | null {
  const pages = pagesOf(type)
  const isOnPorts = pages.some(({ path }) => path === PORT_PAGE)
  if (!isOnPorts && pages.every(({ conditions }) => conditions.length === 0)) return null
  const ports = isOnPorts ? (PORTS_THAT_SHOW[type] ?? EVERY_PORT) : '[]'
  const fixed = pages.filter(isFixed).map(locationQuery)
  return `{ "locations":
    ${ports}{ "title": coalesce(fullName, name), "href": "${previewUrl('/ports/')}" + slug.current }
    + coalesce(*[_id == $id][0]{ "at": [${fixed.join(', ')}] }.at[defined(@)], [])
  }`
}

/** GROQ: the location, or null where the page does not show the document. */
function locationQuery(page: PageOfType): string {
  const location = JSON.stringify(locationAt(page))
  return page.conditions.length === 0
    ? location
    : `select(${page.conditions.join(' || ')} => ${location})`
}

function fixedLocations(type: string): DocumentLocation[] {
  return pagesOf(type).filter(isFixed).map(locationAt)
}

function isFixed({ path }: PageOfType): boolean {
  return path !== PORT_PAGE
}

function locationAt({ path, title }: PageOfType): DocumentLocation {
  return { title, href: previewUrl(path) }
}
