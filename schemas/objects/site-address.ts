import { editedRoutes } from '../../src/routes.ts'

const PORT_PATH = /^\/ports\/([^/]+)$/

/** What an address within the site leads to. */
type Target =
  | { readonly kind: 'page' }
  | { readonly kind: 'port'; readonly slug: string }
  | { readonly kind: 'nowhere'; readonly why: string }

const nowhere = (why: string): Target => ({ kind: 'nowhere', why })

/** Reads an address that starts with one slash; `why` is a sentence for an editor. */
export function targetOf(address: string): Target {
  const [path = '', anchor] = address.split('#')
  if (address.includes('?')) return nowhere('Leave out the part from “?” on: pages have none')
  if (path !== '/' && path.endsWith('/')) {
    return nowhere(`Leave out the last slash: ${path.replace(/\/+$/, '') || '/'}`)
  }
  const slug = PORT_PATH.exec(path)?.[1]
  if (slug !== undefined && anchor === undefined) return { kind: 'port', slug }
  const route = editedRoutes.find((known) => known.path === path)
  if (!route && slug === undefined) {
    return nowhere(`The site has no page ${path}: choose one from the list`)
  }
  const anchors = route?.anchors ?? []
  if (anchor === undefined || anchors.includes(anchor)) return { kind: 'page' }
  const known = anchors.map((name) => `#${name}`).join(' and ')
  return nowhere(
    `The page ${path} has no place #${anchor}${known ? `: it has ${known}` : ': leave out the part from # on'}`,
  )
}

/** Where editors and previews see a type's page: `/contact`, or `/ports/…` for the port pages. */
export function pathOf(type: string): string | undefined {
  const route = editedRoutes.find(({ document, words }) => document === type || words === type)
  return route?.path.replace(':portSlug', '…')
}
