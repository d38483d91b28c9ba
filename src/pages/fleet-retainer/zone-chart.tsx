import type { CoverageZone } from '../../sections/coverage-table/coverage-zones.ts'
import { Neatline } from '../../ui/neatline.tsx'
import './zone-chart.css'

/** Off each coast, on the chart of `sections/coast-map/land.svg`: from the first to the last port of its zone, and these. */
const REACH = {
  west: {
    water: 'M74 32L62 34L79 63L97 65L110 82L151 197',
    ports: 'M73 31h0M73 35h0M80 27h0M113 81h0M155 197h0',
  },
  east: {
    water: 'M208 157L213 129L226 120L266 83L287 65L306 51',
    ports: 'M205 157h0M243 98h0M285 64h0M302 40h0',
  },
}

/** Every 5 degrees from 70°E and 20°N, in Mercator’s projection. */
const GRATICULE =
  'M77 0v280M139 0v280M202 0v280M264 0v280M34 67h286M34 133h286M34 196h286M34 259h286'

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
            <path className="zone-chart__graticule" d={GRATICULE} />
            {coasts.map(
              ({ _id, coast }) =>
                coast && (
                  <g key={_id}>
                    <path d={REACH[coast].water} />
                    <path className="zone-chart__ports" d={REACH[coast].ports} />
                  </g>
                ),
            )}
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
