/** Edge of a drawing in its units, at which land was clipped. */
type Edges = { left: number; top: number; right: number; bottom: number }

type Point = { x: number; y: number }

/** Units from a point at which its curve begins at most: further, and it would cut off the cape on which a port lies. */
const REACH = 6

/**
 * A path of straight lines as one of curves, as a coast is drawn: from the middle of each line, or from where it comes
 * near a point, to the next (a quadratic B-spline). What runs along the edges stays straight, or its corners would be cut.
 *
 * @param path closed rings of absolute positions, as d3-geo writes them
 */
export function curvedCoast(path: string, edges: Edges): string {
  return path
    .split('Z')
    .filter((ring) => ring !== '')
    .map((ring) => curvedRing(pointsOf(ring), edges))
    .join('')
}

function pointsOf(ring: string): Point[] {
  return [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))
}

function curvedRing(closed: readonly Point[], edges: Edges): string {
  const [first, last] = [closed[0], closed.at(-1)]
  const points = first?.x === last?.x && first?.y === last?.y ? closed.slice(1) : closed
  const isCorner = ({ x, y }: Point) =>
    x === edges.left || x === edges.right || y === edges.top || y === edges.bottom
  const drawn = points.map((point, index): string => {
    const before = points.at(index - 1) ?? point
    const after = points[index + 1] ?? points[0] ?? point
    if (isCorner(point)) return `L${write(point)}`
    const end = write(towards(point, after))
    // The control point of T is the last one's reflection in the middle between both: the next point itself.
    if (index > 0 && !isCorner(before) && isShort(before, point)) return `T${end}`
    return `${index > 0 ? `L${write(towards(point, before))}` : ''}Q${write(point)} ${end}`
  })
  const [start] = points
  if (start === undefined) return ''
  const from = isCorner(start) ? start : towards(start, points.at(-1) ?? start)
  return `M${write(from)}${drawn.join('')}Z`
}

/** Where the curve at a point ends on the line to another: in the middle at the latest. */
function towards(point: Point, other: Point): Point {
  if (isShort(point, other)) return { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 }
  const part = REACH / distance(point, other)
  const between = (from: number, to: number) => Math.round((from + (to - from) * part) * 10) / 10
  return { x: between(point.x, other.x), y: between(point.y, other.y) }
}

/** Whether the curves of two points meet in the middle between them. */
function isShort(one: Point, other: Point): boolean {
  return distance(one, other) <= 2 * REACH
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y)
}

/** To two digits, which are all that the middle of two positions to one digit has: rounded, T would drift. */
function write({ x, y }: Point): string {
  return [x, y].map((value) => Math.round(value * 100) / 100).join(' ')
}
