/** What the lake has published that decides which pages there are. */
import * as v from 'valibot'
import { portSlugProblem } from '../../src/text/addresses.ts'
import { editedRoutes, emailLinkPaths, routes } from '../../src/routes.ts'
import type { BuildNotice } from '../report/notices.ts'

export const inventoryGroq = `{
  "types": array::unique(*[_type in $types]._type),
  "ports": *[_type == "port" && defined(slug.current)] | order(slug.current asc, _createdAt asc, _id asc){
    _id, name, "slug": slug.current
  }
}`

/** Titles of the documents that every build needs, by their type. */
const REQUIRED = new Map([
  ['siteSettings', 'Site settings'],
  ...editedRoutes.map(({ document, words, title }): [string, string] => [words ?? document, title]),
])

export const inventoryParams = { types: [...REQUIRED.keys()] }

const inventorySchema = v.object({
  types: v.array(v.string()),
  ports: v.array(
    v.object({ _id: v.string(), name: v.nullable(v.unknown()), slug: v.nullable(v.unknown()) }),
  ),
})

export type Inventory = {
  /** Titles of required documents that are not published. */
  missing: string[]
  /** Slugs of the ports that can have a page, unique and in alphabetical order. */
  portSlugs: string[]
  /** One for each port that can't have a page. */
  notices: BuildNotice[]
}

/** @throws ValiError when the answer does not fit `inventoryGroq` */
export function parseInventory(answer: unknown): Inventory {
  const { types, ports } = v.parse(inventorySchema, answer)
  const taken = new Map<string, string>()
  const notices: BuildNotice[] = []
  for (const { _id, name, slug } of ports) {
    const title =
      typeof name === 'string' && name !== '' ? `Port “${name}” (${_id})` : `Port ${_id}`
    const problem = typeof slug === 'string' ? portSlugProblem(slug) : 'It must be text'
    const other = typeof slug === 'string' ? taken.get(slug) : undefined
    if (typeof slug === 'string' && problem === null && other === undefined) taken.set(slug, title)
    else
      notices.push({
        artefact: '/ports/…',
        document: title,
        documentId: _id,
        field: 'Address of the page (slug)',
        problem:
          other === undefined
            ? 'The port has no page and is in no list: its address can’t be used.'
            : `The port has no page: ${other} has the same address.`,
        remedy:
          other === undefined ? `${problem}, and publish.` : 'Choose another address, and publish.',
      })
  }
  const missing = [...REQUIRED].flatMap(([type, title]) => (types.includes(type) ? [] : [title]))
  return { missing, portSlugs: [...taken.keys()], notices }
}

/** Pages for addresses that have none; hosts answer with the nearest one and status 404. */
export const NOT_FOUND_PATHS = ['/404', '/ports/404']

/** Every path that has a page: the routes, with one path a published port. */
export function pagePaths(portSlugs: readonly string[]): string[] {
  return routes.flatMap(({ path }) =>
    path.includes(':portSlug') ? portSlugs.map((slug) => path.replace(':portSlug', slug)) : [path],
  )
}

/** Whether search engines may list a page: pages for unknown addresses and for links in mails are left out. */
export function isListed(path: string): boolean {
  return !path.endsWith('/404') && !emailLinkPaths.includes(path)
}
