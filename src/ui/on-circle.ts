type Point = { x: number; y: number }

/** The point of a circle at `turn` from its top, clockwise: 0.25 is at its right. */
export function onCircle(middle: Point, radius: number, turn: number): Point {
  const angle = turn * 2 * Math.PI
  return { x: middle.x + radius * Math.sin(angle), y: middle.y - radius * Math.cos(angle) }
}
