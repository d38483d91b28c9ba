import './coast-map.css'
import { band, height, innerHeight, innerWidth, width } from './chart.ts'
import { clusterPorts } from './cluster-ports.ts'
import { Graticule } from './graticule.tsx'
import landUrl from './land.svg?no-inline'
import { type ChartedPort, MarkLink } from './mark-link.tsx'
import { placeLabels } from './place-labels.ts'
import { isOnChart, project } from './projection.ts'

const seas = [
  { name: ['Arabian', 'Sea'], at: project({ lat: 12.6, lng: 68.6 }) },
  { name: ['Bay of', 'Bengal'], at: project({ lat: 12.6, lng: 87.4 }) },
]

/**
 * Chart of India's coast with the ports as links. Where there are too many, neighbours share a
 * mark, which links to the list of all. Ports outside the chart are only in the lists beside it.
 *
 * @param current slug of the port whose page this is, which has a mark of its own
 */
export function CoastMap({
  ports,
  current = null,
}: {
  ports: readonly ChartedPort[]
  current?: string | null
}) {
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
        {placeLabels(clusterPorts(ports.filter(isOnChart), current)).map((placed) => (
          <MarkLink key={placed.port.ports[0].slug} {...placed} />
        ))}
      </svg>
      <figcaption className="coast-map__caption">
        Ports on the coast of India with response times. Mercator projection, not for navigation.
      </figcaption>
    </figure>
  )
}
