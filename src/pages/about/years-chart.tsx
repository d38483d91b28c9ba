import { Fragment } from 'react'
import {
  band,
  innerHeight,
  innerWidth,
  isOnChart,
  type Point,
  project,
} from '../../sections/coast-map/chart.ts'
import { CoastLayers, CompassRose, SeaNames } from '../../sections/coast-map/coast-layers.tsx'
import { coastSideOf } from '../../sections/coast-map/place-labels.ts'
import type { LatLng } from '../../ui/coordinates.ts'
import { Neatline } from '../../ui/neatline.tsx'
import type { TimelineEntry } from './query.ts'
import './years-chart.css'

/** Waypoints off India's coast, from the Gulf of Kutch south about Sri Lanka to the Bay of Bengal. */
const WAYPOINTS: readonly LatLng[] = [
  { lat: 22.65, lng: 69.4 },
  { lat: 22.65, lng: 68.6 },
  { lat: 21.3, lng: 68.9 },
  { lat: 20.3, lng: 70.7 },
  { lat: 18.9, lng: 72.4 },
  { lat: 17.5, lng: 72.6 },
  { lat: 15.3, lng: 73 },
  { lat: 12, lng: 74.2 },
  { lat: 7.6, lng: 76.8 },
  { lat: 5.75, lng: 79.8 },
  { lat: 5.75, lng: 81 },
  { lat: 5.9, lng: 82.2 },
  { lat: 7.2, lng: 82.6 },
  { lat: 11, lng: 81.6 },
  { lat: 15, lng: 82 },
  { lat: 17.3, lng: 83.4 },
  { lat: 19.5, lng: 86 },
  { lat: 21, lng: 88 },
]

/**
 * A track at sea between two places on the coast, from mark to mark: for a drawing, not for a voyage. The waypoint that is
 * nearest to either is passed by.
 */
export function coastwise(from: LatLng, to: LatLng): LatLng[] {
  const [start, end] = [nearest(from), nearest(to)]
  const between = WAYPOINTS.slice(Math.min(start, end) + 1, Math.max(start, end))
  return [from, ...(start <= end ? between : [...between].reverse()), to]
}

/** Index of the waypoint that is nearest, on a chart this small. */
function nearest({ lat, lng }: LatLng): number {
  const distances = WAYPOINTS.map((point) => Math.hypot(point.lat - lat, point.lng - lng))
  return distances.indexOf(Math.min(...distances))
}

/** Degrees: a mark further to the west has Kathiawar on its right, so its label is to the left, at sea. */
const KATHIAWAR = 71

/** Letters of a line to the left of a mark, where there is little sea. */
const LINE = 9

/** Units to there, on the other side of the track. */
const BEYOND_TRACK = 20

/** Units below the chart's extent, so that the track about Sri Lanka keeps off the edge. */
const FOOTROOM = 9

/** Units of a mark's radius. */
const MARK = 4

/** Units from which a course has room beside its line, and between the two. */
const LONG = 30
const ASIDE = 7

/** A place inland of all tracks: the courses stand on the other side of these. */
const INLAND = project({ lat: 17, lng: 78 })

type Placed = { id: string; year: number; title: string; position: LatLng }

/** The coasts with the years of the timeline where each began, and the way there; nothing without a position. */
export function YearsChart({ entries }: { entries: readonly TimelineEntry[] }) {
  const placed = entries.flatMap(({ _id: id, year, title, position }) =>
    position !== null && isOnChart(position) ? [{ id, year, title, position }] : [],
  )
  const [first, ...others] = placed
  if (first === undefined) return null
  return (
    <figure className="years-chart" aria-label="Chart of our years, as courses from Mumbai">
      <Neatline>
        <svg
          viewBox={`${band} ${band} ${innerWidth} ${innerHeight + FOOTROOM}`}
          width={innerWidth}
          height={innerHeight + FOOTROOM}
          preserveAspectRatio="xMaxYMid meet"
          aria-hidden="true"
        >
          <CoastLayers />
          <SeaNames />
          <CompassRose {...project({ lat: 10.9, lng: 87 })} />
          {others.map(({ id, position }) => (
            <Leg key={id} from={first.position} to={position} />
          ))}
          {placed.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </svg>
      </Neatline>
      <figcaption className="caption">
        Where we began, and when
        {entries.some(({ isPlaceholder }) => isPlaceholder) && ' (illustrative)'}. Mercator. Not for
        navigation.
      </figcaption>
    </figure>
  )
}

/** A mark with its year on a flag, so that it flies clear of the track, and its title beside it. */
function Entry({ entry: { year, title, position } }: { entry: Placed }) {
  const { x, y } = project(position)
  const isLeft = position.lng < KATHIAWAR
  const atSea = isLeft || coastSideOf(position) === 'east'
  const lines = linesOf(title, isLeft ? LINE : Infinity)
  return (
    <g
      className={atSea ? 'years-chart__entry years-chart__entry--sea' : 'years-chart__entry'}
      transform={`translate(${x} ${y})`}
    >
      <g className="years-chart__flag">
        <path d="M0 0V-20H27l-4 5.5 4 5.5H0" />
        <text x="2" y="-11.7">
          {year}
        </text>
      </g>
      <circle r={MARK} />
      {lines.map((line, index) => (
        <Fragment key={line}>
          {' '}
          <text
            className="years-chart__title"
            x={isLeft ? -BEYOND_TRACK : 9}
            dy={`${1.2 * index + 0.35}em`}
            textAnchor={isLeft ? 'end' : undefined}
          >
            {line}
          </text>
        </Fragment>
      ))}
    </g>
  )
}

/** The way from one mark to another as on the chart of a passage: its turns, its courses, and an arrow on the longest. */
function Leg({ from, to }: { from: LatLng; to: LatLng }) {
  const points = coastwise(from, to).map(project)
  const courses = points.flatMap((end, index) => {
    const start = points[index - 1]
    return start ? [courseOf(start, end)] : []
  })
  const longest = courses.reduce((last, course) => (course.length > last.length ? course : last))
  return (
    <g>
      <path
        className="years-chart__leg"
        d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
      />
      {points.slice(1, -1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="years-chart__turn" cx={x} cy={y} r="1.6" />
      ))}
      <path
        className="years-chart__arrow"
        d="M0-4l3 7H-3z"
        transform={`translate(${longest.x} ${longest.y}) rotate(${longest.degrees})`}
      />
      {courses
        .filter(({ length }) => length >= LONG)
        .map((course) => (
          <text
            key={course.degrees}
            className="years-chart__course"
            dy="0.35em"
            transform={`translate(${course.aside.x} ${course.aside.y}) rotate(${(course.degrees % 180) - 90})`}
          >
            {String(course.degrees).padStart(3, '0')}°
          </text>
        ))}
    </g>
  )
}

/** The course from one point of the chart to another, which Mercator draws as a straight line, and its middle. */
function courseOf(start: Point, end: Point) {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const length = Math.hypot(dx, dy)
  const [x, y] = [tenths((start.x + end.x) / 2), tenths((start.y + end.y) / 2)]
  const side = dy * (x - INLAND.x) - dx * (y - INLAND.y) > 0 ? ASIDE : -ASIDE
  return {
    x,
    y,
    length,
    degrees: (Math.round((Math.atan2(dx, -dy) * 180) / Math.PI) + 360) % 360,
    aside: { x: tenths(x + (side * dy) / length), y: tenths(y - (side * dx) / length) },
  }
}

/** Tenths of a unit are less than a line is wide. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

/** A text in lines of so many letters at most, but for longer words. */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most)
      lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(word)
  }
  return lines
}
