/** Where the words of a chartlet stand: names beside their marks, miles on their rings, none on another. */
import type { LatLng } from '../../ui/coordinates.ts'
import { visibleLetters } from '../../text/visible-letters.ts'
import { onCircle } from '../../ui/on-circle.ts'
import { LEVEL, middle, pointOn, ringRadius, RINGS } from './frame.ts'
import type { ChartPlace } from './places.ts'

export type Label = {
  kind: 'name' | 'water' | 'meridian' | 'miles' | 'centre'
  text: string
  /** Where the text is anchored. */
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  /** From there to its baseline, in its own size. */
  dy: number
  /** Whether a line leads there from the port. */
  isLed?: true
}

/** Units: of a letter and a line on a phone, where text is largest, and that size; from a mark to its name. */
const LETTER = 7.4
const LINE = 15
const SIZE = 14
const BESIDE = 5

/** Baseline of a text in the line below or above where it is anchored. */
const BELOW = 1.7
const ABOVE = -1

/** Units below the middle of a name that stands off the port: the ring of 10 miles is aside there. */
const OFF = 30

/** Units from the middle: beyond, a name is to the left of its mark, so that no edge of the sheet cuts it off. */
const NEAR_EDGE = 60

/** Units from the middle that are on the sheet on every screen. */
const SURE = { x: 92, y: 112 }

/** Degrees from the bearing of the water to where a ring has its label, by preference. */
const TURNS = [0, 20, -20, 40, -40, 60, -60, 80, -80, 100, -100]

/** The labels of the chart of a port. */
export function labelsOf(name: string, position: LatLng, places: readonly ChartPlace[]): Label[] {
  const labels = places.flatMap((place) => placeLabel(place, position))
  const seaward = bearingOf(labels.find(({ kind }) => kind === 'water'))
  labels.push(firstFree(centreLabels(name, labels), labels))
  for (const miles of RINGS) {
    const around = milesLabels(miles, position, seaward)
    labels.push(
      firstFree([...around.filter((label) => !isOnMeridian(label, labels)), ...around], labels),
    )
  }
  return labels
}

/** The first of several places for a label where no other is; where all are taken the first of all. */
function firstFree(candidates: readonly Label[], others: readonly Label[]): Label {
  const free = candidates.find((label) => !others.some((other) => doOverlap(label, other)))
  const [first] = candidates
  if (first === undefined) throw new Error('There is no place for a label')
  return free ?? first
}

/**
 * Beyond a meridian west of which ships stay, for there is open water; else below or above the middle, to either side,
 * first towards the water.
 */
function centreLabels(text: string, others: readonly Label[]): Label[] {
  const right = {
    kind: 'centre',
    text,
    x: middle.x + BESIDE,
    y: middle.y,
    anchor: 'start',
  } as const
  const left = { ...right, x: middle.x - BESIDE, anchor: 'end' } as const
  const water = others.find(({ kind }) => kind === 'water')
  const lines = water && water.y < middle.y ? [ABOVE, BELOW] : [BELOW, ABOVE]
  const near = lines.flatMap((dy) => [
    { ...right, dy },
    { ...left, dy },
  ])
  const limit = others.find(({ kind, x }) => kind === 'meridian' && x < middle.x)
  if (limit === undefined) return near
  return [{ ...left, x: limit.x, y: middle.y + OFF, dy: LEVEL, isLed: true }, ...near]
}

function placeLabel({ name, position, isWater, isMeridian }: ChartPlace, port: LatLng): Label[] {
  if (position === null) return []
  const { x, y } = pointOn(position, port)
  if (isWater) return [{ kind: 'water', text: name, x, y, anchor: 'middle', dy: LEVEL }]
  if (isMeridian)
    return [{ kind: 'meridian', text: name, x: x - BESIDE, y, anchor: 'end', dy: LEVEL }]
  return x > middle.x + NEAR_EDGE
    ? [{ kind: 'name', text: name, x: x - BESIDE, y, anchor: 'end', dy: LEVEL }]
    : [{ kind: 'name', text: name, x: x + BESIDE, y, anchor: 'start', dy: LEVEL }]
}

/** Towards the water that is named, and more and more away from there. */
function milesLabels(miles: number, position: LatLng, seaward: number): Label[] {
  const radius = ringRadius(miles, position)
  const around = TURNS.map((turn): Label => {
    const { x, y } = onCircle(middle, radius, (seaward + turn) / 360)
    return {
      kind: 'miles',
      text: `${miles} nm`,
      x: Math.round(x),
      y: Math.round(y),
      anchor: 'middle',
      dy: LEVEL,
    }
  })
  return [...around.filter(isOnSheet), ...around]
}

/** Degrees from north; south-east where no water is named. */
function bearingOf(water: Label | undefined): number {
  if (water === undefined) return 135
  return (Math.atan2(water.x - middle.x, middle.y - water.y) * 180) / Math.PI
}

function isOnSheet({ x, y }: Label): boolean {
  return Math.abs(x - middle.x) <= SURE.x && Math.abs(y - middle.y) <= SURE.y
}

/** Whether a label would cover or touch the line of a meridian, beside which that has its name. */
function isOnMeridian(label: Label, labels: readonly Label[]): boolean {
  const { left, right } = extentOf(label)
  return labels.some(({ kind, x }) => kind === 'meridian' && x > left - 2 * BESIDE && x < right)
}

/** Whether two labels would touch where text is largest. */
export function doOverlap(a: Label, b: Label): boolean {
  const [one, other] = [extentOf(a), extentOf(b)]
  return one.left < other.right && other.left < one.right && Math.abs(lineOf(a) - lineOf(b)) < LINE
}

function lineOf({ y, dy }: Label): number {
  return y + dy * SIZE
}

function extentOf({ text, x, anchor }: Label): { left: number; right: number } {
  const width = visibleLetters(text).length * LETTER
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
  return { left, right: left + width }
}
