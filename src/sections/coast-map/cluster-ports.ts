/** Clusters neighbouring ports on a coast that has too many ports to label each of them. */
import type { LatLng } from '../../ui/coordinates.ts'
import { labelsPerSide, coastSideOf } from './place-labels.ts'
import { isOnChart, project } from './chart.ts'

/** A mark of the chart: one port, or a cluster of ports at their mean position. */
export type Mark<Port> = LatLng & { ports: readonly [Port, ...Port[]] }

/** In units of the chart. The radius of the clusters grows by this step until all labels fit. */
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

/** Goes through the ports in order. Each port joins the first group whose first port is within the radius. */
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
