/** Where each document is shown, for its form: the links that open the preview of those pages. */
import type { DocumentLocation, DocumentLocationResolver } from 'sanity/presentation'
import { previewUrl } from '../../src/preview/preview-path.ts'
import { editedRoutes } from '../../src/routes.ts'
import { liveQuery } from '../live-query.ts'
import { PAGE_OF_TABLE, pagesOf } from './pages-of.ts'

const PORTS = '/ports/:portSlug'

/** GROQ: the ports whose pages show a document, as locations; `$id` is that document's. */
const portsThatShow: Readonly<Record<string, string>> = {
  port: `*[_id == $id && defined(slug.current)]`,
  portPage: `*[_type == "port" && defined(slug.current)] | order(orderRank asc, name asc)`,
  coverageZone: `*[_type == "port" && defined(slug.current) && coast == *[_id == $id][0].coast]
    | order(orderRank asc, name asc)`,
}

/** What the Studio shows over a document's form: "Used on 2 pages", and the pages. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (type === 'siteSettings')
    return { message: 'Used on every page', tone: 'caution', locations: locationsAt(pagesOf(type)) }
  const query = locationsQuery(type)
  if (query === null) return { locations: locationsAt(pagesOf(type)) }
  return liveQuery(
    documentStore,
    { fetch: query, listen: `*[_type == "port" || _type == $type]` },
    { id, type },
    { perspective: 'drafts', apiVersion: '2025-02-19', tag: 'locations' },
  )
}

/** GROQ that answers what `locations` returns, for types whose pages hang on documents; else null. */
export function locationsQuery(type: string): string | null {
  if (type === 'clause') {
    const byTable = Object.entries(PAGE_OF_TABLE).map(
      ([table, path]) => `table == "${table}" => ${JSON.stringify(locationsAt([path]))}`,
    )
    const found = `*[_id == $id][0]{ "at": select(${byTable.join(', ')}) }.at`
    return `{ "locations": coalesce(${found}, []) }`
  }
  const ports = portsThatShow[type]
  if (ports === undefined) return null
  return `{ "locations": ${ports}{ "title": coalesce(fullName, name), "href": "${previewUrl('/ports/')}" + slug.current }
    + ${JSON.stringify(locationsAt(pagesOf(type)))} }`
}

/** Those of the paths that are one page each. */
function locationsAt(paths: readonly string[]): DocumentLocation[] {
  return editedRoutes
    .filter(({ path }) => path !== PORTS && paths.includes(path))
    .map(({ path, title }) => ({ title, href: previewUrl(path) }))
}
