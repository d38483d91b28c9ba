import { band, innerWidth } from '../../../sections/coast-map/chart.ts'
import { clusterPorts } from '../../../sections/coast-map/cluster-ports.ts'
import { CoastLayers } from '../../../sections/coast-map/coast-layers.tsx'
import '../../../sections/coast-map/coast-map.css'
import { type ChartedPort, MarkLink } from '../../../sections/coast-map/mark-link.tsx'
import { labelHeight, placeLabels } from '../../../sections/coast-map/place-labels.ts'
import { isOnChart } from '../../../sections/coast-map/projection.ts'
import { Neatline } from '../../../ui/neatline.tsx'

/**
 * The part of the coast chart on which the ports lie, with their typical times. Its styles are those of the chart: the
 * build has none of a component that no page shows.
 */
export function CoastStrip({ ports }: { ports: readonly ChartedPort[] }) {
  const marks = placeLabels(clusterPorts(ports.filter(isOnChart)))
  if (marks.length === 0) return null
  const ys = marks.flatMap(({ pin, label }) => [pin.y, label.y])
  const top = Math.max(band, Math.min(...ys) - labelHeight / 2)
  const bottom = Math.max(...ys) + labelHeight / 2
  return (
    <figure className="coast-map">
      <Neatline>
        <svg
          className="coast-map__chart"
          viewBox={`${band} ${top} ${innerWidth} ${bottom - top}`}
          width={innerWidth}
          height={bottom - top}
        >
          <CoastLayers />
          {marks.map((placed) => (
            <MarkLink key={placed.port.ports[0].slug} {...placed} />
          ))}
        </svg>
      </Neatline>
      <figcaption className="caption">
        Ports and typical hours to them. Mercator. Not for navigation.
      </figcaption>
    </figure>
  )
}
