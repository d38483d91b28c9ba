/** Places the labels of a chartlet without overlaps: names beside their marks, miles on their rings. */
import type { LatLng } from '../../ui/coordinates.ts'
import { visibleCharacters } from '../../text/invisible.ts'
import { CENTRED_DY, middle, pointOnChart, ringRadius, RINGS } from './extent.ts'
import type { ChartPlace } from './places.ts'

export type Label = {
  kind: 'port' | 'place' | 'water' | 'meridian' | 'miles'
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  /** Offset of the label's baseline from `y`, in em. */
  dy: number
  /** Whether a leader line connects the label with the port. */
  hasLeader?: true
}

/** In chart units. The first three are sizes on a phone, where text is largest in relation to the chart. */
const LETTER_WIDTH = 7.4
const LINE_HEIGHT = 15
const FONT_SIZE = 14
const MARK_GAP = 5

/** `dy` of a text below or above its anchor. */
const BELOW = 1.7
const ABOVE = -1

/** Vertical chart units between a port and its name, if the name is west of a meridian. */
const MERIDIAN_OFFSET = 20

/** Chart units east of the port. If a mark is further east, its name is on the left, away from the edge. */
const NEAR_EDGE = 60

/** Distance from the middle, in chart units, that every screen shows. */
const ALWAYS_VISIBLE = { x: 92, y: 112 }

/** Degrees by which the bearing of the miles labels may differ from the bearing of the water, smallest first. */
const TURNS = Array.from({ length: 72 }, (_, index) => Math.ceil(index / 2) * (index % 2 ? 5 : -5))

/** Cost of each chart unit outside the part that every screen shows. A degree of turn costs 1. */
const CUT_OFF_COST = 2

/** Minimum units between the miles and each name except the port's name. Closer labels would look like one label. */
const MIN_GAP = 5

export function labelsOf(name: string, position: LatLng, places: readonly ChartPlace[]): Label[] {
  const labels = places.flatMap((place) => placeLabel(place, position))
  const miles = milesLabels(position, labels)
  const candidates = portNameCandidates(name, labels)
  return [...labels, firstFree(candidates, [...labels, ...miles]), ...miles]
}

/** The first candidate that overlaps no other label; if every candidate overlaps, the first candidate. */
function firstFree(candidates: readonly Label[], others: readonly Label[]): Label {
  const free = candidates.find((label) => !others.some((other) => doOverlap(label, other)))
  const [first] = candidates
  if (first === undefined) throw new Error('There is no place for a label')
  return free ?? first
}

/**
 * Candidates for the label of the port's name, best first. If the chart has a meridian west of the port: over the open
 * water beyond it. Then below and above the port, starting with the side of the named water.
 */
function portNameCandidates(text: string, others: readonly Label[]): Label[] {
  const right = {
    kind: 'port',
    text,
    x: middle.x + MARK_GAP,
    y: middle.y,
    anchor: 'start',
  } as const
  const left = { ...right, x: middle.x - MARK_GAP, anchor: 'end' } as const
  const water = others.find(({ kind }) => kind === 'water')
  const lines = water && water.y < middle.y ? [ABOVE, BELOW] : [BELOW, ABOVE]
  const near = lines.flatMap((dy) => [
    { ...right, dy },
    { ...left, dy },
  ])
  const meridian = others.find(({ kind, x }) => kind === 'meridian' && x < middle.x)
  if (meridian === undefined) return near
  const beyond = {
    ...left,
    x: meridian.x,
    y: middle.y + MERIDIAN_OFFSET,
    dy: CENTRED_DY,
    hasLeader: true,
  } as const
  return [beyond, { ...beyond, y: middle.y - MERIDIAN_OFFSET }, ...near]
}

function placeLabel({ name, position, isWater, isMeridian }: ChartPlace, port: LatLng): Label[] {
  if (position === null) return []
  const { x, y } = pointOnChart(position, port)
  if (isWater) return [{ kind: 'water', text: name, x, y, anchor: 'middle', dy: CENTRED_DY }]
  if (isMeridian)
    return [{ kind: 'meridian', text: name, x: x - MARK_GAP, y, anchor: 'end', dy: CENTRED_DY }]
  return x > middle.x + NEAR_EDGE
    ? [{ kind: 'place', text: name, x: x - MARK_GAP, y, anchor: 'end', dy: CENTRED_DY }]
    : [{ kind: 'place', text: name, x: x + MARK_GAP, y, anchor: 'start', dy: CENTRED_DY }]
}

/**
 * Labels for the miles of all rings, on one bearing where they cover no other label. The bearing is close to the
 * bearing of the named water, unless some screens would cut the labels off there.
 */
function milesLabels(position: LatLng, others: readonly Label[]): Label[] {
  const seaward = bearingOf(others.find(({ kind }) => kind === 'water'))
  const onBearing = (bearing: number) => RINGS.map((miles) => milesLabel(miles, position, bearing))
  const rated = TURNS.map((turn) => {
    const labels = onBearing(seaward + turn)
    const cost = labels.reduce(
      (sum, label) => sum + CUT_OFF_COST * unitsCutOff(label),
      Math.abs(turn),
    )
    return { labels, cost }
  })
  const [best] = rated
    .filter(({ labels }) => isFree(labels, others))
    .sort((one, other) => one.cost - other.cost)
  return best?.labels ?? onBearing(seaward)
}

function isFree(labels: readonly Label[], others: readonly Label[]): boolean {
  return labels.every(
    (label, index) =>
      !others.some((other) => doOverlap(label, other, MIN_GAP)) &&
      !labels.slice(0, index).some((other) => doOverlap(label, other)),
  )
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
    dy: CENTRED_DY,
  }
}

/** Bearing of the water from the port, in degrees; south-east if no water is named. */
function bearingOf(water: Label | undefined): number {
  if (water === undefined) return 135
  return (Math.atan2(water.x - middle.x, middle.y - water.y) * 180) / Math.PI
}

/** Units by which a label is outside the part of the chart that every screen shows. */
function unitsCutOff({ x, y }: Label): number {
  return (
    Math.max(0, Math.abs(x - middle.x) - ALWAYS_VISIBLE.x) +
    Math.max(0, Math.abs(y - middle.y) - ALWAYS_VISIBLE.y)
  )
}

/** Whether two labels are less than `gap` units apart on a phone, where text is largest. */
export function doOverlap(a: Label, b: Label, gap = 0): boolean {
  const [one, other] = [extentOf(a), extentOf(b)]
  return (
    one.left < other.right + gap &&
    other.left < one.right + gap &&
    Math.abs(baselineOf(a) - baselineOf(b)) < LINE_HEIGHT + gap
  )
}

function baselineOf({ y, dy }: Label): number {
  return y + dy * FONT_SIZE
}

function extentOf({ text, x, anchor }: Label): { left: number; right: number } {
  const width = visibleCharacters(text).length * LETTER_WIDTH
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
  return { left, right: left + width }
}
