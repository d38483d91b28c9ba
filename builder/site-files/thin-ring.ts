/** Longitude and latitude. */
export type Position = [lng: number, lat: number]

export type Box = { west: number; east: number; south: number; north: number }

/**
 * Degrees between two positions at most: what joins them is an arc of a great circle, and a long one would bulge
 * into the box.
 */
const LONGEST = 5

/**
 * A ring with the same course within a box and around it, and few positions elsewhere: one is left out where the
 * line past it stays beyond the same side of the box.
 */
export function thinRing(ring: readonly Position[], box: Box): Position[] {
  const [first] = ring
  if (first === undefined) return []
  const kept = [first]
  let last = first
  let lastSides = sidesOf(first, box)
  let sides = lastSides
  for (const [index, position] of ring.entries()) {
    const next = ring[index + 1]
    const nextSides = next === undefined ? 0 : sidesOf(next, box)
    const isFar =
      Math.abs(position[0] - last[0]) > LONGEST || Math.abs(position[1] - last[1]) > LONGEST
    if (index > 0 && (isFar || (lastSides & sides & nextSides) === 0)) {
      kept.push(position)
      last = position
      lastSides = sides
    }
    sides = nextSides
  }
  return kept
}

/** The sides of a box that a position is beyond, one bit each (Cohen and Sutherland). */
function sidesOf([lng, lat]: Position, { west, east, south, north }: Box): number {
  return (lng < west ? 1 : 0) | (lng > east ? 2 : 0) | (lat < south ? 4 : 0) | (lat > north ? 8 : 0)
}
