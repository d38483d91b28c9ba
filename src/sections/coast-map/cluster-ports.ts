/** Clusters neighbouring ports if a coast has more ports than the chart has room for labels. */
import type { LatLng } from '../../ui/coordinates.ts'
import { labelsPerSide, coastSideOf } from './place-labels.ts'
import { isOnChart, project } from './chart.ts'

/** A mark of the chart: one port, or a cluster of ports at their mean position. */
export type Mark<Port> = LatLng & { ports: readonly [Port, ...Port[]] }

/** Step by which the radius of a cluster grows until all labels fit, in units of the chart. */
const RADIUS_STEP = 4

/** Returns the marks of the ports on the chart: at most `labelsPerSide` for each coast. */
export function marksOnChart<Port extends LatLng>(ports: readonly Port[]): Mark<Port>[] {
  return (['west', 'east'] as const).flatMap((side) =>
    clusterCoast(ports.filter((port) => isOnChart(port) && coastSideOf(port) === side)),
  )
}

function clusterCoast<Port extends LatLng>(ports: readonly Port[]): Mark<Port>[] {
  let groups = ports.map((port): [Port, ...Port[]] => [port])
  for (let radius = RADIUS_STEP; groups.length > labelsPerSide; radius += RADIUS_STEP)
    groups = groupWithin(ports, radius)
  return groups.map((group) => ({
    ports: group,
    lat: mean(group.map(({ lat }) => lat)),
    lng: mean(group.map(({ lng }) => lng)),
  }))
}

/** Each port joins the first group whose first port is within the radius, in the order of the ports. */
function groupWithin<Port extends LatLng>(
  ports: readonly Port[],
  radius: number,
): [Port, ...Port[]][] {
  const groups: [Port, ...Port[]][] = []
  for (const port of ports) {
    const near = groups.find(([first]) => distance(first, port) <= radius)
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
