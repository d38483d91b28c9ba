import './coast-map.css'
import { border, chartHeight, chartWidth, outerWidth, project, type Point } from './chart.ts'
import { CompassRose, CoastLayers, SeaNames } from './coast-layers.tsx'
import { marksOnChart } from './cluster-ports.ts'
import { type ChartedPort, MarkLink, timeAt } from './mark-link.tsx'
import { placeLabels, labelHeight } from './place-labels.ts'

/** Chart units above the chart, so that the northernmost label does not touch the edge. */
const HEADROOM = 16

/**
 * Chart of India's coast with the ports as links. If there are too many ports, neighbours share a mark that links to
 * the list of all ports. Ports outside the chart are only in the lists beside the chart.
 */
export function CoastMap({
  ports,
  isSmall = false,
}: {
  ports: readonly ChartedPort[]
  /** Leaves out the ports' times, because a chart beside a text has no room for them. */
  isSmall?: boolean
}) {
  const labels = placeLabels(marksOnChart(ports))
  return (
    <figure
      className={isSmall ? 'coast-map coast-map--small' : 'coast-map'}
      aria-label="Chart of our ports"
    >
      <svg
        role="none"
        className="coast-map__chart"
        viewBox={`${border} ${border - HEADROOM} ${chartWidth} ${chartHeight + HEADROOM}`}
        width={chartWidth}
        height={chartHeight + HEADROOM}
        preserveAspectRatio="xMaxYMin meet"
      >
        <CoastLayers />
        <CompassRose {...project({ lat: 10.4, lng: 87 })} />
        <SeaNames />
        {!isSmall && <TimesKey labels={labels.filter(({ mark }) => timeAt(mark) !== null)} />}
        {labels.map((placed) => (
          <MarkLink key={placed.mark.ports[0].slug} {...placed} />
        ))}
      </svg>
      <figcaption className="coast-map__caption muted small">
        {isSmall && 'Our ports. '}Mercator. Not for navigation.
      </figcaption>
    </figure>
  )
}

/** Width of “Typical arrival” in chart units on a phone, where text is largest. */
const KEY_WIDTH = 74

/** Explains the times in the labels. Placed above the northernmost of these labels. */
function TimesKey({ labels }: { labels: readonly { label: Point }[] }) {
  const [first] = labels.map(({ label }) => label).sort((a, b) => a.y - b.y)
  if (first === undefined) return null
  return (
    <text
      className="coast-map__label"
      x={Math.min(first.x + 2, outerWidth - border - KEY_WIDTH)}
      y={first.y - labelHeight * 0.6}
    >
      Typical arrival
    </text>
  )
}
