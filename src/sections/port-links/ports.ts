/** Ports as lists of links and the map show them (schema `port`). */
import * as v from 'valibot'
import { field, list, requiredText, text } from '../../content/parse.ts'

const FIELDS = `{ name, "slug": slug.current, coast, responseTime, coordinates{lat, lng} }`

/** GROQ expression: all ports that have a page, in their editors' order; for `portsSchema`. */
export const portsGroq = `*[_type == "port" && defined(slug.current)]
  | order(orderRank asc, name asc)${FIELDS}`

/** How many ports a list names before it leads to the list of all. */
export const LISTED_PORTS = 12

/** The same of those that a list names, and of one more, since a port's own page leaves that port out. */
export const firstPortsGroq = `*[_type == "port" && defined(slug.current)]
  | order(orderRank asc, name asc)[0..${LISTED_PORTS}]${FIELDS}`

/** How many ports the card of a coast names. */
const COAST_PORTS = 6

/** The same of those that the cards of the coasts name. */
export const westPortsGroq = `*[_type == "port" && defined(slug.current) && coast == "west"]
  | order(orderRank asc, name asc)[0...${COAST_PORTS}]${FIELDS}`
export const eastPortsGroq = `*[_type == "port" && defined(slug.current) && coast == "east"]
  | order(orderRank asc, name asc)[0...${COAST_PORTS}]${FIELDS}`

export const coordinates = field(
  v.object({
    lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
)

export const portsSchema = list(
  v.object({
    name: requiredText,
    slug: requiredText,
    coast: field(v.picklist(['west', 'east'])),
    responseTime: text,
    coordinates,
  }),
)

export type Port = v.InferOutput<typeof portsSchema>[number]

/** The ports that the card of a coast names. */
export function portsOfCoast(ports: readonly Port[], coast: 'west' | 'east'): Port[] {
  return ports.filter((port) => port.coast === coast).slice(0, COAST_PORTS)
}

/** Ports with their position at the top, as the chart takes them; without one a port isn't charted. */
export function chartedPorts(ports: readonly Port[]) {
  return ports.flatMap(({ coordinates: position, ...port }) =>
    position === null ? [] : [{ ...port, ...position }],
  )
}
