/** Fields of a port (schema `port`) for lists of links and for the map. */
import * as v from 'valibot'
import {
  at,
  choice,
  type ContentField,
  optionalField,
  requiredText,
  text,
  type ValuesOf,
} from '../../content/field.ts'
import { FOOTER_PORTS } from '../../content/frame.ts'
import { HAS_PAGE, LISTED_PORTS, listedPortSlug } from '../../content/listed-ports.ts'
import { every } from '../../content/select.ts'

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))

type Position = { lat: number; lng: number }

export const coordinates: ContentField<Position | null, Position> = {
  ...optionalField(v.object({ lat: latitude, lng: longitude })),
  projection: '{lat, lng}',
}

const portFields = {
  name: requiredText,
  slug: at('slug.current', listedPortSlug),
  coast: choice(['west', 'east']),
  responseTime: text,
  coordinates,
}

export type Port = ValuesOf<typeof portFields>

export const everyPort = every('port', LISTED_PORTS, portFields)

/** Maximum number of ports in a list of links. `allPortsLink` (all-ports.ts) leads to the rest. */
export const MAX_LISTED_PORTS = 12

/** One port more than a list shows, because the list on a port's page leaves out that port. */
export const firstPorts = every(
  'port',
  { ...LISTED_PORTS, limit: MAX_LISTED_PORTS + 1 },
  portFields,
)

const onCoast = (coast: 'west' | 'east') =>
  every(
    'port',
    { ...LISTED_PORTS, where: `${HAS_PAGE} && coast == "${coast}"`, limit: FOOTER_PORTS },
    portFields,
  )

export const westPorts = onCoast('west')
export const eastPorts = onCoast('east')

/** At most `FOOTER_PORTS` ports of a coast. If any are left out, `allPortsLink` leads to them. */
export function portsOfCoast(ports: readonly Port[], coast: 'west' | 'east'): Port[] {
  return ports.filter((port) => port.coast === coast).slice(0, FOOTER_PORTS)
}

/** Ports with the properties `lat` and `lng`, as charts expect them. Ports without a position are left out. */
export function chartedPorts(ports: readonly Port[]) {
  return ports.flatMap(({ coordinates: position, ...port }) =>
    position === null ? [] : [{ ...port, ...position }],
  )
}
