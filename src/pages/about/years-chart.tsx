import { band, innerHeight, innerWidth } from '../../sections/coast-map/chart.ts'
import { CoastLayers } from '../../sections/coast-map/coast-layers.tsx'
import { CompassRose } from '../../sections/coast-map/compass-rose.tsx'
import { isOnChart, project } from '../../sections/coast-map/projection.ts'
import { Neatline } from '../../ui/neatline.tsx'
import type { TimelineEntry } from './query.ts'
import './years-chart.css'

/** The coasts with the years of the timeline where each began; nothing where no entry has a position. */
export function YearsChart({ entries }: { entries: readonly TimelineEntry[] }) {
  const placed = entries.flatMap(({ _id: id, year, title, position }) =>
    position !== null && isOnChart(position) ? [{ id, year, title, ...project(position) }] : [],
  )
  if (placed.length === 0) return null
  return (
    <figure className="years-chart">
      <Neatline>
        <svg
          viewBox={`${band} ${band} ${innerWidth} ${innerHeight}`}
          width={innerWidth}
          height={innerHeight}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <CoastLayers />
          <CompassRose {...project({ lat: 11.5, lng: 87 })} />
          {placed.map(({ id, year, title, x, y }) => (
            <g key={id} className="years-chart__entry">
              <circle cx={x} cy={y} r="4" />
              <text className="years-chart__year" x={x + 9} y={y}>
                {year}
              </text>
              <text className="years-chart__title" x={x + 9} y={y} dy="1.2em">
                {title}
              </text>
            </g>
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
