import './coast-map.css'
import type { LatLng } from '../../ui/coordinates.ts'
import { SiteNavLink } from '../../ui/site-link.tsx'
import { band, height, innerHeight, innerWidth, width } from './chart.ts'
import { Graticule } from './graticule.tsx'
import landUrl from './land.svg?no-inline'
import { labelHeight, placeLabels, type Placed } from './place-labels.ts'
import { isOnChart, project } from './projection.ts'

export type ChartedPort = LatLng & {
  name: string
  slug: string
  responseTime: string | null
}

const seas = [
  { name: ['Arabian', 'Sea'], at: project({ lat: 12.6, lng: 68.6 }) },
  { name: ['Bay of', 'Bengal'], at: project({ lat: 12.6, lng: 87.4 }) },
]

/**
 * Chart of India's coast with the ports as links. Those beyond its edges are left to the list that
 * stands beside it (`PortList`).
 */
export function CoastMap({ ports }: { ports: readonly ChartedPort[] }) {
  return (
    <figure className="coast-map">
      <svg
        className="coast-map__chart"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
      >
        <image href={landUrl} x={band} y={band} width={innerWidth} height={innerHeight} />
        <Graticule />
        {seas.map(({ name, at }) => (
          <text key={name.join()} className="coast-map__sea" aria-hidden="true" {...at}>
            {name.map((line, index) => (
              <tspan key={line} x={at.x} dy={index === 0 ? 0 : '1.1em'}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
        {placeLabels(ports.filter(isOnChart)).map((placed) => (
          <PortLink key={placed.port.slug} {...placed} />
        ))}
      </svg>
      <figcaption className="coast-map__caption">
        Ports on the coast of India with response times. Mercator projection, not for navigation.
      </figcaption>
    </figure>
  )
}

function PortLink({ port, pin, label, side }: Placed<ChartedPort>) {
  const towardsSea = side === 'west' ? -1 : 1
  const hitWidth = side === 'west' ? label.x - band : width - band - label.x
  return (
    <SiteNavLink to={`/ports/${port.slug}`} className={`coast-map__port coast-map__port--${side}`}>
      <rect
        className="coast-map__hit"
        x={side === 'west' ? band : label.x}
        y={label.y - labelHeight / 2}
        width={hitWidth}
        height={labelHeight}
      />
      <path className="coast-map__leader" d={`M${pin.x} ${pin.y}L${label.x} ${label.y}`} />
      <circle className="coast-map__pin" cx={pin.x} cy={pin.y} r={2.8} />
      <text className="coast-map__label" x={label.x + 2 * towardsSea} y={label.y}>
        <tspan className="coast-map__name" dy={port.responseTime === null ? '0.35em' : '-0.15em'}>
          {port.name}
        </tspan>{' '}
        {port.responseTime !== null && (
          <tspan className="coast-map__time" x={label.x + 2 * towardsSea} dy="1.1em">
            {port.responseTime}
          </tspan>
        )}
      </text>
    </SiteNavLink>
  )
}
