import type { CoverageZone } from '../../sections/coverage-table/coverage-zones.ts'
import { Neatline } from '../../ui/neatline.tsx'
import './zone-chart.css'

/**
 * The ports of each coast's zone on the chart of `sections/coast-map/land.svg`: where each is, in hundredths of the sheet,
 * and how many pixels inland its name begins, above it or below, at the end of a line.
 */
const PORTS: Record<
  'west' | 'east',
  [name: string, x: number, y: number, dx: number, dy?: number][]
> = {
  west: [
    ['Kandla', 21.1, 10.5, 10, -9],
    ['Mundra', 19.2, 12.1, 36, 4],
    ['Vadinar', 19.2, 13.7, 36, 20],
    ['Mumbai', 29.7, 31.6, 9],
    ['Cochin', 40.8, 77, 9],
  ],
  east: [
    ['Haldia', 79.5, 15.6, -9],
    ['Paradip', 75, 25, -9],
    ['Visakhapatnam', 63.9, 38.3, -9],
    ['Chennai', 53.9, 61.3, -9],
  ],
}

/** The zones that have a coast, each at its own; decoration beside the table that has them all. */
export function ZoneChart({ zones }: { zones: readonly CoverageZone[] }) {
  const coasts = zones.filter(({ coast }) => coast !== null)
  if (coasts.length === 0) return null
  return (
    <figure className="zone-chart">
      <Neatline>
        <div className="zone-chart__sheet" aria-hidden>
          {coasts.map(({ _id, coast }) => (
            <div key={_id} className={`zone-chart__water zone-chart__water--${coast}`} />
          ))}
          <div className="zone-chart__coast">
            <div className="zone-chart__land" />
          </div>
          <svg>
            <g className="zone-chart__seas" textAnchor="middle">
              <text x="13%" y="60%">
                Arabian Sea
              </text>
              <text x="79.5%" y="41%">
                Bay of Bengal
              </text>
            </g>
            {coasts.map(
              ({ coast }) =>
                coast &&
                PORTS[coast].map(([name, x, y, dx, dy]) => (
                  <svg key={name} x={`${x}%`} y={`${y}%`}>
                    {dy && <path d={`M0 0 ${dx - 4} ${dy}`} />}
                    <circle r="3.5" />
                    <text x={dx} y={dy} textAnchor={dx < 0 ? 'end' : 'start'}>
                      {name}
                    </text>
                  </svg>
                )),
            )}
          </svg>
        </div>
      </Neatline>
      {coasts.map(({ _id, coast, zone, responseTime }) => (
        <p key={_id} className={`zone-chart__${coast}`} aria-hidden>
          {zone} <strong>{responseTime}</strong>
        </p>
      ))}
      <figcaption className="caption">
        Shaded: a zone, not a track. Mercator. Not for navigation.
      </figcaption>
    </figure>
  )
}
