/**
 * Content from before links and zones referred to documents: an address of a page becomes a reference to it, and a
 * port's name in a zone one to the port. What leads nowhere stays as it was written.
 */
import { at, defineMigration, set } from 'sanity/migrate'
import * as v from 'valibot'
import { editedRoutes } from '../../src/routes.ts'
import { readOnce } from '../read-once.ts'

const portsSchema = v.array(
  v.object({ _id: v.string(), name: v.nullable(v.string()), slug: v.nullable(v.string()) }),
)

type Port = v.InferOutput<typeof portsSchema>[number]

const PORTS = '*[_type == "port" && !(_id in path("drafts.**"))]{_id, name, "slug": slug.current}'

/** The published ports of a lake. */
const portsOf = readOnce((client) => client.fetch<unknown>(PORTS).then(v.parser(portsSchema)))

const reference = (id: string) => ({ _type: 'reference', _ref: id })

/** The document that an address of this site leads to, and the place on its page; null for any other address. */
function targetOf(address: string, ports: readonly Port[]) {
  const [path = '', anchor] = address.split('#')
  const slug = /^\/ports\/([^/]+)$/.exec(path)?.[1]
  const port = ports.find((each) => slug !== undefined && each.slug === slug)
  if (port) return { page: reference(port._id) }
  const route = editedRoutes.find((each) => each.path === path && each.document !== 'port')
  if (!route) return null
  return { page: reference(route.document), ...(anchor === undefined ? {} : { anchor }) }
}

/** The same value, with references in place of the addresses of pages; the value itself when it has none. */
function withReferences(value: unknown, ports: readonly Port[]): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = value.map((item) => withReferences(item, ports))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (typeof value !== 'object' || value === null) return value
  const address: unknown = Reflect.get(value, 'href')
  if (Reflect.get(value, '_type') === 'link' && typeof address === 'string') {
    const target = targetOf(address, ports)
    if (!target) return value
    const { href: _address, ...link } = Object.assign({ href: address }, value)
    return { ...link, ...target }
  }
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
    return [name, withReferences(field, ports)] as const
  })
  const isChanged = fields.some(([name, field]) => field !== Reflect.get(value, name))
  return isChanged ? Object.fromEntries(fields) : value
}

/** The ports of a zone as references; names of places without a page are kept as such. */
function zonePorts(names: readonly unknown[], ports: readonly Port[]): unknown[] {
  return names.map((name, index) => {
    if (typeof name !== 'string') return name
    const _key = `port-${index + 1}`
    const port = ports.find((each) => each.name === name || each.name?.split(' / ')[0] === name)
    return port ? { _key, ...reference(port._id) } : { _key, _type: 'zonePlace', name }
  })
}

export default defineMigration({
  title: 'Links and coverage zones refer to pages and ports',
  migrate: {
    document: async (document, { client }) => {
      const ports = await portsOf(client)
      if (document._type === 'coverageZone') {
        const names: unknown = document['ports']
        const isOld = Array.isArray(names) && names.some((name) => typeof name === 'string')
        return isOld ? [at('ports', set(zonePorts(names, ports)))] : []
      }
      return Object.entries(document).flatMap(([name, field]: [string, unknown]) => {
        const next = withReferences(field, ports)
        return next === field ? [] : [at(name, set(next))]
      })
    },
  },
})
