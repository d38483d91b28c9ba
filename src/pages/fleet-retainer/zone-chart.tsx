import type { CoverageZone } from '../../sections/coverage-table/coverage-zones.ts'
import { Neatline } from '../../ui/neatline.tsx'
import './zone-chart.css'

/** Where the committed times run, off each coast, on the chart of `sections/coast-map/land.svg`. */
const REACH = {
  west: 'M47 25L79 63L97 65L107 111L161 222',
  east: 'M209 196L213 171V129L226 120L266 83L306 51',
}

/** The zones that have a coast, each at its own; decoration beside the table that has them all. */
export function ZoneChart({ zones }: { zones: readonly CoverageZone[] }) {
  const coasts = zones.filter(({ coast }) => coast !== null)
  if (coasts.length === 0) return null
  return (
    <figure className="zone-chart">
      <Neatline>
        <div className="zone-chart__sheet" aria-hidden="true">
          <div className="zone-chart__coast">
            <div className="zone-chart__land" />
          </div>
          <svg viewBox="34 0 286 280">
            {coasts.map(({ _id, coast }) => coast && <path key={_id} d={REACH[coast]} />)}
          </svg>
          {coasts.map(({ _id, coast, zone, responseTime }) => (
            <p key={_id} className={`zone-chart__${coast}`}>
              {zone} <strong>{responseTime}</strong>
            </p>
          ))}
        </div>
      </Neatline>
      <figcaption className="caption">Mercator. Not for navigation.</figcaption>
    </figure>
  )
}
