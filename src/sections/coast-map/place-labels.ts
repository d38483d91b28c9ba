/**
 * Places the labels of the coast chart to the right of the ports, without overlaps. West coast labels are inland, so
 * that the Arabian Sea has room for the title of the chart. East coast labels are at sea.
 */
import type { LatLng } from '../../ui/coordinates.ts'
import { border, chartHeight, outerHeight, outerWidth, project, type Point } from './chart.ts'

type Side = 'west' | 'east'

export type PlacedLabel<Mark> = {
  mark: Mark
  pin: Point
  label: Point
  side: Side
}

/** Height of a label in chart units: enough for two lines of small type, and for a touch target. */
export const labelHeight = 24

export const labelsPerSide = Math.floor(chartHeight / labelHeight)

/** Longitude of Cape Comorin, which divides the coasts. */
const capeComorin = 77.55

/** Distance from a pin to its label, in chart units. */
const GAP = 5
/** Distance from a group's easternmost pin to its labels: keeps the labels of the Gulf of Kutch off the coastline. */
const GROUP_GAP = 38

/** Width reserved for a label, enough for a time such as "8–12 hours". */
const labelWidth = 44

export function coastSideOf({ lng }: LatLng): Side {
  return lng < capeComorin ? 'west' : 'east'
}

/** Places the labels of each coast separately, so that each coast can use the whole height of the chart. */
export function placeLabels<Mark extends LatLng>(marks: readonly Mark[]): PlacedLabel<Mark>[] {
  return (['west', 'east'] as const).flatMap((side) =>
    placeSide(
      marks.filter((mark) => coastSideOf(mark) === side),
      side,
    ),
  )
}

function placeSide<Mark extends LatLng>(marks: readonly Mark[], side: Side): PlacedLabel<Mark>[] {
  const margin = border + labelHeight / 2
  const pinned = marks
    .map((mark) => ({ mark, pin: project(mark) }))
    .sort((a, b) => a.pin.y - b.pin.y)
  const ys = spread(
    pinned.map(({ pin }) => pin.y),
    labelHeight,
    { least: margin, most: outerHeight - margin },
  )
  const xs = groupClosePins(pinned).flatMap((group) => group.map(() => labelX(group)))
  return pinned.map(({ mark, pin }, index) => ({
    mark,
    pin,
    side,
    label: { x: xs[index] ?? pin.x, y: ys[index] ?? pin.y },
  }))
}

/** Groups pins that are so close that labels beside them would cover each other. */
function groupClosePins<Item extends { pin: Point }>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = []
  for (const item of items) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && item.pin.y - last.pin.y < labelHeight) group.push(item)
    else groups.push([item])
  }
  return groups
}

/** Returns x of the labels of a group: they are lined up to the right of all its pins. */
function labelX(group: readonly { pin: Point }[]): number {
  const gap = group.length > 1 ? GROUP_GAP : GAP
  const xs = group.map(({ pin }) => pin.x)
  return Math.min(Math.max(...xs) + gap, outerWidth - border - labelWidth)
}

/**
 * Moves the centres of labels apart along a line, each as little as possible (least squares: isotonic regression by
 * pooling adjacent violators).
 *
 * @param centres ascending
 * @param size minimum distance between neighbours
 * @param least, most bounds of the result; exceeded only if the labels do not fit between them
 */
function spread(
  centres: readonly number[],
  size: number,
  { least, most }: { least: number; most: number },
): number[] {
  const maxStart = most - (centres.length - 1) * size
  return poolAdjacentViolators(centres.map((centre, index) => centre - index * size)).map(
    (start, index) => Math.max(Math.min(start, maxStart), least) + index * size,
  )
}

function poolAdjacentViolators(values: readonly number[]): number[] {
  const blocks: { sum: number; count: number }[] = []
  for (const value of values) {
    let block = { sum: value, count: 1 }
    for (let last = blocks.at(-1); last && mean(last) >= mean(block); last = blocks.at(-1)) {
      blocks.pop()
      block = { sum: last.sum + block.sum, count: last.count + block.count }
    }
    blocks.push(block)
  }
  return blocks.flatMap((block) => Array.from({ length: block.count }, () => mean(block)))
}

function mean({ sum, count }: { sum: number; count: number }): number {
  return sum / count
}
