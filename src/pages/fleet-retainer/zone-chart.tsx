import { sectionHeading } from '../../content/blocks.ts'
import type { CoverageZone } from '../../sections/coverage-table/coverage-zones.ts'
import { withoutInvisible } from '../../text/invisible.ts'
import { mercatorY, toRadians, type LatLng } from '../../ui/coordinates.ts'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import type { FleetRetainerContent } from './query.ts'
import './zone-chart.css'
import { CoverageTable } from '../../sections/coverage-table/coverage-table.tsx'
import { Section } from '../../ui/section.tsx'

/** Positions of ports that have no page. In the seed, the coasts' zones list these ports. */
const PORTS_WITHOUT_PAGE = [
  { name: 'Cochin', lat: 9.97, lng: 76.23 },
  { name: 'Chennai', lat: 13.1, lng: 80.3 },
  { name: 'Haldia', lat: 22.02, lng: 88.06 },
]

/** Positions of labels that don't fit beside their port. They are inland; a line joins them to their port. */
const INLAND_LABELS: Record<string, Point | undefined> = {
  Kandla: percent(90, 19),
  Mundra: percent(117, 33),
  Vadinar: percent(117, 48),
}

type Point = { x: string; y: string }

/**
 * Chart of each coast's zone with its ports and response time, and the response time elsewhere. Decoration: the table
 * below lists every zone.
 */
function ZoneChart({ content: { zones, ports } }: { content: FleetRetainerContent }) {
  // In the preview, a name's invisible characters differ between documents. Removing them makes equal names match.
  const charted = [...ports, ...PORTS_WITHOUT_PAGE].map(({ name, lat, lng }) => ({
    lat,
    lng,
    name: withoutInvisible(name),
  }))
  const coasts = zones.flatMap(({ coast, ports: names, ...zone }) =>
    coast === null
      ? []
      : [
          {
            ...zone,
            coast,
            ports: charted.filter(({ name }) => names.map(withoutInvisible).includes(name)),
          },
        ],
  )
  if (coasts.length === 0) return null
  const elsewhere = zones.find(coversOtherPorts)
  return (
    <figure className="zone-chart" aria-label="Chart of the coverage zones">
      <ChartFrame>
        <div className="zone-chart__sheet" aria-hidden>
          {elsewhere && <div className="zone-chart__elsewhere-line" />}
          <div className="zone-chart__coast">
            <div className="zone-chart__land" />
          </div>
          <svg>
            <g className="zone-chart__seas" textAnchor="middle">
              <text {...percent(48, 153)}>Arabian Sea</text>
              <text {...percent(310, 100)}>Bay of Bengal</text>
            </g>
            {coasts.flatMap(({ coast, ports: zonePorts }) =>
              zonePorts.map((port) => {
                const mark = percent(...project(port))
                const inland = INLAND_LABELS[port.name]
                const side = coast === 'west' ? 1 : -1
                return (
                  <g key={port.name} textAnchor={side > 0 ? 'start' : 'end'}>
                    {inland && <line x1={mark.x} y1={mark.y} x2={inland.x} y2={inland.y} />}
                    <circle cx={mark.x} cy={mark.y} r="3.5" />
                    <text {...(inland ?? mark)} dx={side * (inland ? 4 : 9)}>
                      {port.name.split(' / ')[0]}
                    </text>
                  </g>
                )
              }),
            )}
          </svg>
        </div>
      </ChartFrame>
      {coasts.map(({ _id, coast, zone, responseTime, kind }) => (
        <p key={_id} className={`zone-chart__${coast}`} aria-hidden>
          {[zone, kind].filter(Boolean).join(', ')} <strong>{responseTime}</strong>
        </p>
      ))}
      {elsewhere && (
        <p className="zone-chart__elsewhere" aria-hidden>
          {['Elsewhere', elsewhere.kind].filter(Boolean).join(', ')}{' '}
          <strong>{elsewhere.responseTime}</strong>
        </p>
      )}
      <figcaption className="caption muted small">Mercator. Not for navigation.</figcaption>
    </figure>
  )
}

/** Whether a zone covers every port that no other zone names. */
function coversOtherPorts({ ports }: CoverageZone): boolean {
  return ports.some((name) => /^every other/i.test(name))
}

/** Projects a position to `land.svg` units. `project` in `coast-map/chart.ts` would add a script file to the page. */
function project({ lat, lng }: LatLng): [x: number, y: number] {
  const scale = 336 / toRadians(27)
  return [
    Math.round(scale * toRadians(lng - 63.8)),
    Math.round(scale * (mercatorY(25) - mercatorY(lat))),
  ]
}

/** Converts `land.svg` units to percentages of the drawing (zone-chart.css), so that text does not scale with it. */
function percent(x: number, y: number): Point {
  return { x: `${((x + 123) / 5.03).toFixed(1)}%`, y: `${(y / 2.56).toFixed(1)}%` }
}

export function ZoneCoverage({ content }: { content: FleetRetainerContent }) {
  const { page, zones } = content
  if (zones.length === 0) return null
  return (
    <Section {...sectionHeading(page.coverageZones, 'Coverage zones')} tone="paper">
      <div>
        <ZoneChart content={content} />
        <CoverageTable zones={zones} />
      </div>
    </Section>
  )
}
