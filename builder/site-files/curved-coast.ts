/** Edge of a drawing in its units, at which land was clipped. */
type Edges = { left: number; top: number; right: number; bottom: number }

type Point = { x: number; y: number }

/**
 * A path of straight lines as one of curves, as a coast is drawn: through the middle of each line, towards the points
 * between (a quadratic B-spline). What runs along the edges stays straight, or its corners would be cut.
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
    const end = write(middleOf(point, after))
    // The control point of T is the last one's reflection in the middle between both: the next point itself.
    if (index > 0 && !isCorner(before)) return `T${end}`
    const start = write(middleOf(before, point))
    return `${index > 0 ? `L${start}` : ''}Q${write(point)} ${end}`
  })
  const [start] = points
  if (start === undefined) return ''
  const from = isCorner(start) ? start : middleOf(points.at(-1) ?? start, start)
  return `M${write(from)}${drawn.join('')}Z`
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

/** To two digits, which are all that the middle of two positions to one digit has: rounded, T would drift. */
function write({ x, y }: Point): string {
  return [x, y].map((value) => Math.round(value * 100) / 100).join(' ')
}
