import './coast-map.css'
import { band, innerHeight, innerWidth } from './chart.ts'
import { CompassRose } from './compass-rose.tsx'
import { clusterPorts } from './cluster-ports.ts'
import { Graticule } from './graticule.tsx'
import landUrl from './land.svg?no-inline'
import { type ChartedPort, MarkLink } from './mark-link.tsx'
import { placeLabels } from './place-labels.ts'
import { isOnChart, project } from './projection.ts'

const seas = [
  { name: ['Arabian', 'Sea'], at: project({ lat: 12.6, lng: 71.8 }) },
  { name: ['Bay of', 'Bengal'], at: project({ lat: 15.4, lng: 87.4 }) },
]

/**
 * Chart of India's coast with the ports as links. Where there are too many, neighbours share a
 * mark, which links to the list of all. Ports outside the chart are only in the lists beside it.
 */
export function CoastMap({ ports }: { ports: readonly ChartedPort[] }) {
  return (
    <figure className="coast-map">
      <svg
        className="coast-map__chart"
        viewBox={`${band} ${band} ${innerWidth} ${innerHeight}`}
        width={innerWidth}
        height={innerHeight}
      >
        {['coast-map__shoal', 'coast-map__shoal coast-map__shoal--near', 'coast-map__land'].map(
          (name) => (
            <use key={name} className={name} href={`${landUrl}#land`} x={band} y={band} />
          ),
        )}
        <Graticule />
        <CompassRose {...project({ lat: 9.6, lng: 87 })} />
        {seas.map(({ name, at }) => (
          <text key={name.join()} className="coast-map__sea" aria-hidden="true" {...at}>
            {name.map((line, index) => (
              <tspan key={line} x={at.x} dy={index === 0 ? 0 : '1.1em'}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
        {placeLabels(clusterPorts(ports.filter(isOnChart))).map((placed) => (
          <MarkLink key={placed.port.ports[0].slug} {...placed} />
        ))}
      </svg>
      <figcaption className="coast-map__caption">
        Typical times by port. Mercator. Not for navigation.
      </figcaption>
    </figure>
  )
}
