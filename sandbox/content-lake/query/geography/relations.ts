import type { Geography, Part } from './geography.ts'
import {
  crossingOf,
  doSegmentsMeet,
  isOnSegment,
  isSame,
  segmentsOf,
  sideOf,
  type Position,
  type Segment,
} from './plane.ts'

// The earth's radius at the equator in metres, as the hosted lake uses it.
const EARTH_RADIUS = 6_378_137

/** Whether each part of `inner` lies within one part of `outer`, edges included. */
export function contains(outer: Geography, inner: Geography): boolean {
  return inner.parts.every((part) => outer.parts.some((each) => partContains(each, part)))
}

/** Whether the two intersect. */
export function intersects(first: Geography, second: Geography): boolean {
  return first.parts.some((a) => second.parts.some((b) => partsMeet(a, b)))
}

/** The great-circle distance between two points, in metres. */
export function distance([lng1, lat1]: Position, [lng2, lat2]: Position): number {
  const haversine =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lng2 - lng1) / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function partsMeet(a: Part, b: Part): boolean {
  const [edges, others] = [edgesOf(a), edgesOf(b)]
  return (
    edges.some((edge) => others.some((other) => doSegmentsMeet(edge, other))) ||
    verticesOf(a).some((vertex) => covers(b, vertex)) ||
    verticesOf(b).some((vertex) => covers(a, vertex))
  )
}

function partContains(outer: Part, inner: Part): boolean {
  if (outer.dimension < inner.dimension) return false
  const edges = edgesOf(outer)
  const points = [
    ...verticesOf(inner),
    ...edgesOf(inner).flatMap((edge) => pointsBetweenCrossings(edge, edges)),
  ]
  return points.every((point) => covers(outer, point)) && !surroundsHole(inner, outer)
}

/** One point of each part of a segment between its crossings with `edges`. */
function pointsBetweenCrossings(segment: Segment, edges: readonly Segment[]): Position[] {
  const crossings = edges.flatMap((edge) => crossingOf(segment, edge) ?? [])
  const cuts = [0, ...crossings, 1].toSorted((a, b) => a - b)
  return cuts.slice(1).flatMap((cut, index) => {
    const start = cuts[index] ?? 0
    return cut - start < 1e-9 ? [] : [along(segment, (start + cut) / 2)]
  })
}

function along([a, b]: Segment, share: number): Position {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** Whether `inner` covers a hole of `outer`. Its own edge does not count: there a hole may touch it. */
function surroundsHole(inner: Part, outer: Part): boolean {
  if (inner.dimension < 2) return false
  const holes = outer.lines.slice(1)
  return holes.some((hole) =>
    hole.every((point) => covers(inner, point) && isOffEdges(inner, point)),
  )
}

function isOffEdges(part: Part, point: Position): boolean {
  return part.lines.every((ring) => sideOf(point, ring) !== 0)
}

function covers({ dimension, lines }: Part, point: Position): boolean {
  const [first, ...holes] = lines
  if (!first) return false
  if (dimension === 0) return first.some((vertex) => isSame(vertex, point))
  if (dimension === 1) return segmentsOf(first).some((segment) => isOnSegment(point, segment))
  return sideOf(point, first) >= 0 && holes.every((hole) => sideOf(point, hole) <= 0)
}

function edgesOf(part: Part): Segment[] {
  return part.lines.flatMap(segmentsOf)
}

function verticesOf(part: Part): Position[] {
  return part.lines.flat()
}
