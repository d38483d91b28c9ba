import { editedRoutes } from '../../src/routes.ts'

/** A place on the site that a link may lead to. */
export type LinkOption = {
  readonly value: string
  readonly title: string
}

type PortPage = {
  readonly slug: string
  readonly name: string
}

function isPortPage(row: unknown): row is PortPage {
  return (
    typeof row === 'object' &&
    row !== null &&
    'slug' in row &&
    typeof row.slug === 'string' &&
    'name' in row &&
    typeof row.name === 'string'
  )
}

/** The ports whose pages are live, from the answer to a query for `slug` and `name`. */
export function readPorts(answer: unknown): PortPage[] {
  return Array.isArray(answer) ? answer.filter(isPortPage) : []
}

/** Every page of the site, its places that can be linked, and the ports, in the order of the routes. */
export function linkOptions(ports: readonly PortPage[]): LinkOption[] {
  return editedRoutes.flatMap(({ path, title, document, anchors = [] }): LinkOption[] => {
    if (document === 'port') {
      return ports.map(({ slug, name }) => ({ value: `/ports/${slug}`, title: `Port: ${name}` }))
    }
    const places = anchors.map((anchor) => ({
      value: `${path}#${anchor}`,
      title: `${title}: ${anchor}`,
    }))
    return [{ value: path, title }].concat(places)
  })
}

/** Whether an option is what an editor looks for: all typed words are in its title or address. */
export function isWanted(typed: string, { value, title }: LinkOption): boolean {
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${title} ${value}`.toLowerCase().includes(word))
}
