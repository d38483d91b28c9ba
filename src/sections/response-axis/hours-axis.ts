import type { Hours } from './hours.ts'

/** Ends of the axis in hours. It is logarithmic, since minutes and days are on it. */
const AXIS = { from: 0.25, to: 48 }

/** Units of the drawings, which are stretched to the width of their column. */
export const AXIS_WIDTH = 1000

/** The hours that are named, as far apart as their names on a phone; hours-scale.css says where each stands. */
export const TICKS = [
  { hours: 0.75, label: '45 min' },
  { hours: 2, label: '2 h' },
  { hours: 6, label: '6 h' },
  { hours: 12, label: '12 h' },
  { hours: 48, label: '48 h' },
] as const

/** Where an hour is on the axis; earlier and later ones are at its ends. */
export function axisPosition(hours: number): number {
  const part = Math.log(hours / AXIS.from) / Math.log(AXIS.to / AXIS.from)
  return Math.round(Math.min(1, Math.max(0, part)) * (AXIS_WIDTH - 2)) + 1
}

/** Place and width of the bar of a span; never too narrow to see. */
export function axisBar({ from, to }: Hours): { x: number; width: number } {
  const start = axisPosition(from)
  return { x: start, width: Math.max(4, axisPosition(to) - start) }
}
