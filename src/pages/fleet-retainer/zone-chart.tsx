import type { CoverageZone } from '../../sections/coverage-table/coverage-zones.ts'
import { Neatline } from '../../ui/neatline.tsx'
import './zone-chart.css'

/**
 * Off each coast, on the chart of `sections/coast-map/land.svg`: from the first to the last port of its zone, these, and
 * inland of them their names, in hundredths of the sheet.
 */
const REACH = {
  west: {
    anchor: 'start',
    water:
      'M79 28S73 31 69 33 58 34 58 39 62 51 68 56 102 66 106 77 108 98 112 112 123 146 131 162 153 197 153 197',
    ports: 'M73 31h0M73 35h0M80 27h0M113 81h0M155 197h0',
    names: [
      ['Kandla', 22.3, 9.2],
      ['Mundra, Vadinar', 22.3, 14.3],
      ['Mumbai', 31.5, 31.6],
      ['Cochin', 42.1, 76.2],
    ],
  },
  east: {
    anchor: 'end',
    water: 'M206 157S206 142 212 134 224 127 231 120 260 89 268 82 283 77 290 69 302 42 302 42',
    ports: 'M205 157h0M243 98h0M285 64h0M302 40h0',
    names: [
      ['Haldia', 78.0, 15.2],
      ['Paradip', 73.4, 24.4],
      ['Visakhapatnam', 62.3, 37.5],
      ['Chennai', 52.3, 61],
    ],
  },
} as const

/** The zones that have a coast, each at its own; decoration beside the table that has them all. */
export function ZoneChart({ zones }: { zones: readonly CoverageZone[] }) {
  const coasts = zones.filter(({ coast }) => coast !== null)
  if (coasts.length === 0) return null
  return (
    <figure className="zone-chart">
      <Neatline>
        <div className="zone-chart__sheet" aria-hidden>
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
              ({ _id, coast }) =>
                coast && (
                  <g key={_id} textAnchor={REACH[coast].anchor}>
                    <svg viewBox="0 0 380 256">
                      <path d={REACH[coast].water} />
                      <path className="zone-chart__ports" d={REACH[coast].ports} />
                    </svg>
                    {REACH[coast].names.map(([name, x, y]) => (
                      <text key={name} x={`${x}%`} y={`${y}%`}>
                        {name}
                      </text>
                    ))}
                  </g>
                ),
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
