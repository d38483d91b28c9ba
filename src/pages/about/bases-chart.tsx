import { Fragment } from 'react'
import {
  border,
  chartHeight,
  chartWidth,
  isOnChart,
  project,
} from '../../sections/coast-map/chart.ts'
import { CoastLayers, CompassRose, SeaNames } from '../../sections/coast-map/coast-layers.tsx'
import { coastSideOf } from '../../sections/coast-map/place-labels.ts'
import type { LatLng } from '../../ui/coordinates.ts'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import type { TimelineEntry } from './query.ts'
import './bases-chart.css'

/** In degrees. West of this longitude, labels are to the left of their marks, so that they are not on Kathiawar. */
const KATHIAWAR_LONGITUDE = 71

/** Maximum letters per line of a label to the left of its mark, because the chart's edge is near. */
const MAX_LINE_LENGTH = 9

const MARK_RADIUS = 4

type PlacedEntry = TimelineEntry & { position: LatLng }

/** Chart of the coasts, with the year and title of each timeline entry that has a position. */
export function BasesChart({ entries }: { entries: readonly TimelineEntry[] }) {
  const placed = entries.flatMap(({ position, ...entry }) =>
    position !== null && isOnChart(position) ? [{ ...entry, position }] : [],
  )
  if (placed.length === 0) return null
  return (
    <figure className="bases-chart" aria-label="Chart of our bases and opening dates">
      <ChartFrame>
        <svg
          viewBox={`${border} ${border} ${chartWidth} ${chartHeight}`}
          width={chartWidth}
          height={chartHeight}
          preserveAspectRatio="xMaxYMid meet"
          aria-hidden="true"
        >
          <CoastLayers />
          <SeaNames />
          <CompassRose {...project({ lat: 10.9, lng: 87 })} />
          {placed.map((entry) => (
            <Entry key={entry._id} entry={entry} />
          ))}
        </svg>
      </ChartFrame>
      <figcaption className="caption muted small">
        Our bases and opening dates
        {placed.some(({ isPlaceholder }) => isPlaceholder) && ' (illustrative)'}. Mercator. Not for
        navigation.
      </figcaption>
    </figure>
  )
}

function Entry({ entry: { year, title, position } }: { entry: PlacedEntry }) {
  const { x, y } = project(position)
  const isLeft = position.lng < KATHIAWAR_LONGITUDE
  const isOverSea = isLeft || coastSideOf(position) === 'east'
  const lines = linesOf(title, isLeft ? MAX_LINE_LENGTH : Infinity)
  return (
    <g
      className={isOverSea ? 'bases-chart__entry bases-chart__entry--sea' : 'bases-chart__entry'}
      transform={`translate(${x} ${y})`}
    >
      <g className="bases-chart__flag">
        <path d="M0 0V-20H27l-4 5.5 4 5.5H0" />
        <text x="2" y="-11.7">
          {year}
        </text>
      </g>
      <circle className="ink-pin" r={MARK_RADIUS} />
      {lines.map((line, index) => (
        <Fragment key={line}>
          {' '}
          <text
            className="bases-chart__title"
            x={isLeft ? -9 : 9}
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

/** Splits a text into lines of at most `maxLetters` letters; a longer word gets its own line. */
function linesOf(text: string, maxLetters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < maxLetters)
      lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(word)
  }
  return lines
}
