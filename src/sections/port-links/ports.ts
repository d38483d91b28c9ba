/** Ports as lists of links and the map show them (schema `port`). */
import * as v from 'valibot'
import {
  at,
  choice,
  type Field,
  kept,
  requiredText,
  text,
  type ValuesOf,
} from '../../content/field.ts'
import { every } from '../../content/select.ts'

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))

type Position = { lat: number; lng: number }

export const coordinates: Field<Position | null, Position> = {
  ...kept(v.object({ lat: latitude, lng: longitude })),
  projection: '{lat, lng}',
}

const portFields = {
  name: requiredText,
  slug: at('slug.current', requiredText),
  coast: choice(['west', 'east']),
  responseTime: text,
  coordinates,
}

/** All ports that have a page, in their editors' order. */
export const ports = every(
  'port',
  { where: 'defined(slug.current)', order: 'orderRank asc, name asc' },
  portFields,
)

export type Port = ValuesOf<typeof portFields>

/** Ports with their position at the top, as the chart takes them; without one a port isn't charted. */
export function chartedPorts(listed: readonly Port[]) {
  return listed.flatMap(({ coordinates: position, ...port }) =>
    position === null ? [] : [{ ...port, ...position }],
  )
}
