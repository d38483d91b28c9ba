import { Fragment } from 'react'
import { band, innerHeight, innerWidth } from '../../sections/coast-map/chart.ts'
import { CoastLayers } from '../../sections/coast-map/coast-layers.tsx'
import { CompassRose } from '../../sections/coast-map/compass-rose.tsx'
import { coastSideOf } from '../../sections/coast-map/place-labels.ts'
import { isOnChart, project } from '../../sections/coast-map/projection.ts'
import { SeaNames } from '../../sections/coast-map/sea-names.tsx'
import type { LatLng } from '../../ui/coordinates.ts'
import { Neatline } from '../../ui/neatline.tsx'
import { coastwise } from './coastwise.ts'
import type { TimelineEntry } from './query.ts'
import './years-chart.css'

/** Degrees: a mark further to the west has Kathiawar on its right, so its label is to the left, at sea. */
const KATHIAWAR = 71

/** Letters of a line to the left of a mark, where there is little sea. */
const LINE = 9

/** Units to there, on the other side of the track. */
const BEYOND_TRACK = 20

/** Units below the chart's extent, so that the track about Sri Lanka keeps off the edge. */
const FOOTROOM = 9

/** Units of a mark's radius, and of the lines and gaps of a track. */
const MARK = 4
const DASH = { line: 5, gap: 3 }

type Placed = { id: string; year: number; title: string; position: LatLng }

/** The coasts with the years of the timeline where each began, and the way there; nothing without a position. */
export function YearsChart({ entries }: { entries: readonly TimelineEntry[] }) {
  const placed = entries.flatMap(({ _id: id, year, title, position }) =>
    position !== null && isOnChart(position) ? [{ id, year, title, position }] : [],
  )
  const [first, ...others] = placed
  if (first === undefined) return null
  return (
    <figure className="years-chart">
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

function Entry({ entry: { year, title, position } }: { entry: Placed }) {
  const { x, y } = project(position)
  const isLeft = position.lng < KATHIAWAR
  const atSea = isLeft || coastSideOf(position) === 'east'
  const place = {
    x: isLeft ? x - BEYOND_TRACK : x + 9,
    y,
    textAnchor: isLeft ? 'end' : undefined,
  } as const
  return (
    <g className={atSea ? 'years-chart__entry years-chart__entry--sea' : 'years-chart__entry'}>
      <circle cx={x} cy={y} r={MARK} />
      <text className="years-chart__year" {...place}>
        {year}
      </text>
      {linesOf(title, isLeft ? LINE : Infinity).map((line, index) => (
        <Fragment key={line}>
          {' '}
          <text className="years-chart__title" {...place} dy={`${1.2 * (index + 1)}em`}>
            {line}
          </text>
        </Fragment>
      ))}
    </g>
  )
}

/** A track between two marks, stretched so that a dash begins and one ends at the edge of either. */
function Leg({ from, to }: { from: LatLng; to: LatLng }) {
  const points = coastwise(from, to).map(project)
  const length = points.reduce((sum, { x, y }, index) => {
    const last = points[index - 1]
    return last ? sum + Math.hypot(x - last.x, y - last.y) : sum
  }, 0)
  const ends = 2 * MARK + DASH.line
  const period = DASH.line + DASH.gap
  return (
    <path
      className="years-chart__leg"
      d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
      pathLength={Math.max(1, Math.round((length - ends) / period)) * period + ends}
      strokeDasharray={`${DASH.line} ${DASH.gap}`}
      strokeDashoffset={-MARK}
    />
  )
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
