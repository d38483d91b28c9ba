/** Puts neighbouring ports under one mark where a coast has more of them than the chart has room for. */
import type { LatLng } from '../../ui/coordinates.ts'
import { labelsASide, coastSideOf } from './place-labels.ts'
import { project } from './projection.ts'

/** What the chart marks: a port, or several that share a mark, at their middle. */
export type Mark<Port> = LatLng & { ports: readonly [Port, ...Port[]] }

/** By how much the reach of a mark grows until there is room, in units of the chart. */
const STEP = 4

/**
 * Each coast has as many marks as it has room for labels. Where all ports have room each is marked by
 * itself.
 *
 * @param current slug of a port that has a mark of its own in any case
 */
export function clusterPorts<Port extends LatLng & { slug: string }>(
  ports: readonly Port[],
  current: string | null,
): Mark<Port>[] {
  return (['west', 'east'] as const).flatMap((side) =>
    clusterSide(
      ports.filter((port) => coastSideOf(port) === side),
      current,
    ),
  )
}

function clusterSide<Port extends LatLng & { slug: string }>(
  ports: readonly Port[],
  current: string | null,
): Mark<Port>[] {
  const own = ports.filter(({ slug }) => slug === current)
  const others = ports.filter(({ slug }) => slug !== current)
  let groups = others.map((port): [Port, ...Port[]] => [port])
  for (let reach = STEP; groups.length + own.length > labelsASide; reach += STEP)
    groups = groupWithin(others, reach)
  return [...own.map((port): [Port] => [port]), ...groups].map((group) => ({
    ports: group,
    lat: mean(group.map(({ lat }) => lat)),
    lng: mean(group.map(({ lng }) => lng)),
  }))
}

/** Each port joins the first group whose first port is within reach, in the order of the ports. */
function groupWithin<Port extends LatLng>(
  ports: readonly Port[],
  reach: number,
): [Port, ...Port[]][] {
  const groups: [Port, ...Port[]][] = []
  for (const port of ports) {
    const near = groups.find(([first]) => distance(first, port) <= reach)
    if (near) near.push(port)
    else groups.push([port])
  }
  return groups
}

function distance(one: LatLng, other: LatLng): number {
  const [from, to] = [project(one), project(other)]
  return Math.hypot(from.x - to.x, from.y - to.y)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
