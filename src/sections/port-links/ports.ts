/** Ports as lists of links and the map show them (schema `port`). */
import * as v from 'valibot'
import { field, list, requiredText, text } from '../../content/parse.ts'
import { portSlug } from '../../content/port-slug.ts'

/** GROQ expression: all ports that have a page, in their editors' order; for `portsSchema`. */
export const portsGroq = `*[_type == "port" && defined(slug.current)] | order(orderRank asc, name asc){
  name, "slug": slug.current, coast, responseTime, coordinates{lat, lng}
}`

export const coordinates = field(
  v.object({
    lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
)

export const portsSchema = list(
  v.object({
    name: requiredText,
    slug: portSlug,
    coast: field(v.picklist(['west', 'east'])),
    responseTime: text,
    coordinates,
  }),
)

export type Port = v.InferOutput<typeof portsSchema>[number]

/** Ports with their position at the top, as the chart takes them; without one a port isn't charted. */
export function chartedPorts(ports: readonly Port[]) {
  return ports.flatMap(({ coordinates: position, ...port }) =>
    position === null ? [] : [{ ...port, ...position }],
  )
}
