/** The published documents and the pages that are built from them. */
import * as v from 'valibot'
import { portSlugProblem } from '../../src/text/addresses.ts'
import { editableRoutes, emailLinkPaths, routes } from '../../src/routes.ts'
import type { BuildNotice } from '../report/notices.ts'

/** Oldest first: if two ports have the same address, the older keeps its page. */
export const documentListGroq = `{
  "now": now(),
  "documents": *[!(_id in path("_.**"))] | order(_createdAt asc, _id asc){
    "id": _id, "type": _type, "updatedAt": _updatedAt,
    "port": select(_type == "port" => {"name": name, "slug": slug.current})
  }
}`

const documentListSchema = v.object({
  /** The lake's clock. */
  now: v.string(),
  documents: v.array(
    v.object({
      id: v.string(),
      type: v.string(),
      updatedAt: v.string(),
      /** Name and slug of a port; null for other documents. */
      port: v.nullable(v.object({ name: v.unknown(), slug: v.unknown() })),
    }),
  ),
})

type DocumentList = v.InferOutput<typeof documentListSchema>
type PublishedDocument = DocumentList['documents'][number]

/** @throws ValiError when the answer does not match `documentListGroq` */
export function parseDocumentList(answer: unknown): DocumentList {
  return v.parse(documentListSchema, answer)
}

/** Titles of the documents that every build needs, by type. */
const REQUIRED = new Map([
  ['siteSettings', 'Site settings'],
  ...editableRoutes.map(({ document, textsDocument, title }): [string, string] => [
    textsDocument ?? document,
    title,
  ]),
])

export type Inventory = {
  /** Titles of required documents that are not published. */
  missing: string[]
  /** Paths of the pages, without the 404 pages. */
  pages: string[]
  /** Ids of the published documents. */
  documentIds: string[]
  /** A notice for each port whose address is invalid or taken. A port without an address gets no notice. */
  notices: BuildNotice[]
}

export function inventoryOf(documents: readonly PublishedDocument[]): Inventory {
  const taken = new Map<string, string>()
  const notices: BuildNotice[] = []
  for (const { id, port } of documents) {
    if (port === null || port.slug === null) continue
    const { name, slug } = port
    const title = typeof name === 'string' && name !== '' ? `Port “${name}” (${id})` : `Port ${id}`
    const correction =
      typeof slug === 'string' ? portSlugProblem(slug) : 'Write the address as text'
    const otherPort = typeof slug === 'string' ? taken.get(slug) : undefined
    if (typeof slug === 'string' && correction === null && otherPort === undefined)
      taken.set(slug, title)
    else
      notices.push({
        artefact: '/ports/…',
        document: title,
        documentId: id,
        field: 'Address of the page (slug)',
        problem:
          otherPort === undefined
            ? 'The port has no page and is in no list: its address can’t be used.'
            : `The port has no page: ${otherPort} has the same address.`,
        remedy:
          otherPort === undefined
            ? `${correction}, and publish.`
            : 'Choose another address, and publish.',
      })
  }
  const types = new Set(documents.map(({ type }) => type))
  const missing = [...REQUIRED].flatMap(([type, title]) => (types.has(type) ? [] : [title]))
  const slugs = [...taken.keys()].toSorted()
  return { missing, pages: pagePaths(slugs), documentIds: documents.map(({ id }) => id), notices }
}

/** Hosts answer an unknown address with the nearest of these pages and status 404. */
export const NOT_FOUND_PATHS = ['/404', '/ports/404']

/** The path of every page: the routes, with one path for each usable port address. */
function pagePaths(portSlugs: readonly string[]): string[] {
  return routes.flatMap(({ path }) =>
    path.includes(':portSlug') ? portSlugs.map((slug) => path.replace(':portSlug', slug)) : [path],
  )
}

/** Whether search engines may index a page. They must not index 404 pages and email-link pages. */
export function isIndexable(path: string): boolean {
  return !path.endsWith('/404') && !emailLinkPaths.includes(path)
}
