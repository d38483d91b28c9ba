/** Where the words of a chartlet stand: names beside their marks, miles on their rings, none on another. */
import type { LatLng } from '../../ui/coordinates.ts'
import { visibleLetters } from '../../text/invisible.ts'
import { LEVEL, middle, pointOn, ringRadius, RINGS } from './extent.ts'
import type { ChartPlace } from './places.ts'

export type Label = {
  kind: 'name' | 'water' | 'meridian' | 'miles' | 'centre'
  text: string
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

/** Units below or above the middle of a name that stands off the port: nearer than the dashes of the ring of 10 miles. */
const OFF = 20

/** Units from the middle: beyond, a name is to the left of its mark, so that no edge of the sheet cuts it off. */
const NEAR_EDGE = 60

/** Units from the middle that are on the sheet on every screen. */
const SURE = { x: 92, y: 112 }

/** Degrees from the bearing of the water to where the rings have their miles, by preference. */
const TURNS = Array.from({ length: 72 }, (_, index) => Math.ceil(index / 2) * (index % 2 ? 5 : -5))

/** What a place for the miles costs, in degrees of turn: to cover a name, and each unit off the ring or the sheet. */
const COVERS = 1000
const OFF_RING = 3
const OFF_SHEET = 2

/** Units between miles and names: closer they would be read together. */
const APART = 5

export function labelsOf(name: string, position: LatLng, places: readonly ChartPlace[]): Label[] {
  const labels = places.flatMap((place) => placeLabel(place, position))
  const miles = milesLabels(position, labels)
  const centre = centreLabels(name, labels)
  return [...labels, firstFree(centre, [...labels, ...miles]), ...miles]
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
  const beyond = { ...left, x: limit.x, y: middle.y + OFF, dy: LEVEL, isLed: true } as const
  return [beyond, { ...beyond, y: middle.y - OFF }, ...near]
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

/**
 * Miles on all rings, on one bearing as on a scale: that of the water which is named, or the nearest to it on which they
 * cover nothing and no screen cuts them off.
 */
function milesLabels(position: LatLng, others: readonly Label[]): Label[] {
  const water = others.find(({ kind }) => kind === 'water')
  const seaward = bearingOf(water)
  const rated = TURNS.map((turn) => {
    const onRings = RINGS.map((miles) => milesLabel(miles, position, seaward + turn))
    const labels = onRings.map((label) => asideOfMeridian(label, others, water))
    let cost = Math.abs(turn)
    for (const [index, label] of labels.entries()) {
      if (others.some((other) => doOverlap(label, other, APART))) cost += COVERS
      if (labels.slice(0, index).some((other) => doOverlap(label, other))) cost += COVERS
      cost += OFF_SHEET * beyondSheet(label)
      cost += OFF_RING * Math.abs(centreOf(label) - (onRings[index]?.x ?? 0))
    }
    return { cost, labels }
  })
  return rated.reduce((best, each) => (each.cost < best.cost ? each : best)).labels
}

function milesLabel(miles: number, position: LatLng, bearing: number): Label {
  const angle = (bearing * Math.PI) / 180
  const radius = ringRadius(miles, position)
  return {
    kind: 'miles',
    text: `${miles} nm`,
    x: Math.round(middle.x + radius * Math.sin(angle)),
    y: Math.round(middle.y - radius * Math.cos(angle)),
    anchor: 'middle',
    dy: LEVEL,
  }
}

/** Not on the line of a meridian, nor touching it: beside it, as its name is, on the side of the water. */
function asideOfMeridian(label: Label, others: readonly Label[], water: Label | undefined): Label {
  const { left, right } = extentOf(label)
  const crossed = others.find(
    ({ kind, x }) => kind === 'meridian' && x > left - 2 * BESIDE && x < right,
  )
  if (crossed === undefined) return label
  return water && water.x > crossed.x
    ? { ...label, x: crossed.x + 2 * BESIDE, anchor: 'start' }
    : { ...label, x: crossed.x, anchor: 'end' }
}

/** Degrees from north; south-east where no water is named. */
function bearingOf(water: Label | undefined): number {
  if (water === undefined) return 135
  return (Math.atan2(water.x - middle.x, middle.y - water.y) * 180) / Math.PI
}

/** Units by which a label is nearer to an edge of the sheet than every screen shows. */
function beyondSheet({ x, y }: Label): number {
  return Math.max(0, Math.abs(x - middle.x) - SURE.x) + Math.max(0, Math.abs(y - middle.y) - SURE.y)
}

/** Whether two labels would touch, or be less than some units apart, where text is largest. */
export function doOverlap(a: Label, b: Label, apart = 0): boolean {
  const [one, other] = [extentOf(a), extentOf(b)]
  return (
    one.left < other.right + apart &&
    other.left < one.right + apart &&
    Math.abs(lineOf(a) - lineOf(b)) < LINE + apart
  )
}

function lineOf({ y, dy }: Label): number {
  return y + dy * SIZE
}

function centreOf(label: Label): number {
  const { left, right } = extentOf(label)
  return (left + right) / 2
}

function extentOf({ text, x, anchor }: Label): { left: number; right: number } {
  const width = visibleLetters(text).length * LETTER
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
  return { left, right: left + width }
}
