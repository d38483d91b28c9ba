/** Longitude and latitude as x and y: the hosted lake, too, computes on a plane. */
export type Position = readonly [x: number, y: number]
export type Line = readonly Position[]
export type Segment = readonly [Position, Position]

export function segmentsOf(line: Line): Segment[] {
  return line.slice(1).flatMap((end, index) => {
    const start = line[index]
    return start ? [[start, end]] : []
  })
}

export function isSame(a: Position, b: Position): boolean {
  return a[0] === b[0] && a[1] === b[1]
}

/** Positive when `c` is left of the line from `a` to `b`, zero when it is on the line. */
function turn(a: Position, b: Position, c: Position): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

export function isOnSegment(point: Position, [a, b]: Segment): boolean {
  return (
    turn(a, b, point) === 0 &&
    point[0] >= Math.min(a[0], b[0]) &&
    point[0] <= Math.max(a[0], b[0]) &&
    point[1] >= Math.min(a[1], b[1]) &&
    point[1] <= Math.max(a[1], b[1])
  )
}

export function doSegmentsMeet(first: Segment, second: Segment): boolean {
  const [a, b] = first
  const [c, d] = second
  if (!doBoxesMeet(first, second)) return false
  const crosses = turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
  return (
    crosses ||
    isOnSegment(c, first) ||
    isOnSegment(d, first) ||
    isOnSegment(a, second) ||
    isOnSegment(b, second)
  )
}

function doBoxesMeet([a, b]: Segment, [c, d]: Segment): boolean {
  return (
    Math.max(a[0], b[0]) >= Math.min(c[0], d[0]) &&
    Math.max(c[0], d[0]) >= Math.min(a[0], b[0]) &&
    Math.max(a[1], b[1]) >= Math.min(c[1], d[1]) &&
    Math.max(c[1], d[1]) >= Math.min(a[1], b[1])
  )
}

/** Where along `first`, from 0 to 1, it crosses `second`; null when they are parallel or apart. */
export function crossingOf(first: Segment, second: Segment): number | null {
  const [a, b] = first
  const [c, d] = second
  const parallel = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
  if (parallel === 0 || !doSegmentsMeet(first, second)) return null
  return ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / parallel
}

/** Whether a point is inside a closed ring: 0 on its edge, 1 inside, -1 outside. */
export function sideOf(point: Position, ring: Line): -1 | 0 | 1 {
  let inside = false
  for (const [a, b] of segmentsOf(ring)) {
    if (isOnSegment(point, [a, b])) return 0
    const spans = a[1] > point[1] !== b[1] > point[1]
    if (spans && point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0]) {
      inside = !inside
    }
  }
  return inside ? 1 : -1
}

/** True for a closed line that doesn't intersect itself, as a polygon's ring must be. */
export function isSimpleRing(ring: Line): boolean {
  const [first, last] = [ring[0], ring.at(-1)]
  if (ring.length < 4 || !first || !last || !isSame(first, last)) return false
  const segments = segmentsOf(ring)
  return segments.every(([a, b], index) => {
    if (isSame(a, b)) return false
    return segments.slice(index + 1).every((other, ahead) => {
      const isNext = ahead === 0
      const closes = index === 0 && ahead === segments.length - 2
      if (isNext) return !isOnSegment(other[1], [a, b]) || segments.length === 2
      return closes ? !isOnSegment(other[0], [a, b]) : !doSegmentsMeet([a, b], other)
    })
  })
}
