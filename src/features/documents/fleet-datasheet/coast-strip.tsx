import { border, innerWidth, project } from '../../../sections/coast-map/chart.ts'
import { marksOnChart } from '../../../sections/coast-map/cluster-ports.ts'
import { CoastLayers } from '../../../sections/coast-map/coast-layers.tsx'
import '../../../sections/coast-map/coast-map.css'
import { type ChartedPort, MarkLink } from '../../../sections/coast-map/mark-link.tsx'
import { labelHeight, placeLabels } from '../../../sections/coast-map/place-labels.ts'
import type { CoverageZone } from '../../../sections/coverage-table/coverage-zones.ts'
import { Neatline } from '../../../ui/neatline.tsx'

/**
 * Where zones' places without a page lie, on which side of their marks the sheet has room for a name, and how far below
 * them its letters stand: under the line of 10° N at Cochin.
 */
const PLACES = [
  { name: 'Cochin', lat: 9.97, lng: 76.25, nameAt: 'end', below: '1em' },
  { name: 'Tuticorin', lat: 8.75, lng: 78.2, nameAt: 'start', below: '0.35em' },
  { name: 'Chennai', lat: 13.1, lng: 80.3, nameAt: 'start', below: '0.35em' },
  { name: 'Haldia', lat: 22.02, lng: 88.07, nameAt: 'end', below: '0.35em' },
] as const

/** Units of the chart between a place's mark and its name. */
const BESIDE = 6

/**
 * The part of the coast chart with the ports, their typical times, and the zones' other places. It uses the chart's
 * styles: the build has no styles of a component that no page shows.
 */
export function CoastStrip({
  ports,
  zones,
}: {
  ports: readonly ChartedPort[]
  zones: readonly CoverageZone[]
}) {
  const marks = placeLabels(marksOnChart(ports))
  if (marks.length === 0) return null
  const places = PLACES.filter(({ name }) => zones.some((zone) => zone.ports.includes(name))).map(
    ({ name, nameAt, below, ...position }) => ({ name, nameAt, below, pin: project(position) }),
  )
  const ys = [
    ...marks.flatMap(({ pin, label }) => [pin.y, label.y]),
    ...places.map(({ pin }) => pin.y),
  ]
  const top = Math.max(border, Math.min(...ys) - labelHeight / 2)
  const bottom = Math.max(...ys) + labelHeight / 2
  return (
    <figure className="coast-map" aria-label="Chart of our ports">
      <Neatline>
        <svg
          role="none"
          className="coast-map__chart"
          viewBox={`${border} ${top} ${innerWidth} ${bottom - top}`}
          width={innerWidth}
          height={bottom - top}
        >
          <CoastLayers />
          {marks.map((placed) => (
            <MarkLink key={placed.port.ports[0].slug} {...placed} />
          ))}
          {places.map(({ name, nameAt, below, pin }) => (
            <g key={name}>
              <circle className="coast-map__pin" cx={pin.x} cy={pin.y} r="2.2" />
              <text
                className="coast-map__label"
                x={nameAt === 'end' ? pin.x - BESIDE : pin.x + BESIDE}
                y={pin.y}
                dy={below}
                textAnchor={nameAt}
              >
                <tspan className="coast-map__name">{name}</tspan>
              </text>
            </g>
          ))}
        </svg>
      </Neatline>
      <figcaption className="caption muted small">
        Ports, with the typical hours that their pages state. Mercator. Not for navigation.
      </figcaption>
    </figure>
  )
}
