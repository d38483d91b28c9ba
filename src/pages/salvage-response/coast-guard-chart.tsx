import { band, innerHeight, innerWidth } from '../../sections/coast-map/chart.ts'
import { project } from '../../sections/coast-map/projection.ts'
import { Neatline } from '../../ui/neatline.tsx'
import './coast-guard-chart.css'

/** Where the Coast Guard has its pollution response (docs/domain.md), with the name that a text has for it. */
const STATIONS = [
  { name: 'Vadinar', side: 'inland', ...project({ lat: 22.45, lng: 69.72 }) },
  { name: 'Mumbai', side: 'inland', ...project({ lat: 18.93, lng: 72.85 }) },
  { name: 'Chennai', side: 'sea', ...project({ lat: 13.08, lng: 80.29 }) },
] as const

/** Its station off the sheet: the name stands at the edge towards it. */
const BEYOND = {
  name: 'Port Blair',
  since: '(Sri Vijaya Puram)',
  y: project({ lat: 11.67, lng: 0 }).y,
}

/** Fewer marks are no chart. */
const LEAST = 2

/** Where an arrow at the eastern edge begins. */
const EDGE = band + innerWidth - 16

/** Those of the Coast Guard's places that a text names, on a chart of the coasts; null where it names too few. */
export function CoastGuardChart({ text }: { text: string }) {
  const named = STATIONS.filter(({ name }) => text.includes(name))
  const isBeyondNamed = text.includes(BEYOND.name)
  if (named.length + Number(isBeyondNamed) < LEAST) return null
  return (
    <figure className="coast-guard-chart">
      <Neatline>
        <div className="coast-guard-chart__sheet">
          {/* A picture of the style sheet, which browsers fetch when it comes near. */}
          <div className="coast-guard-chart__land" />
          <svg
            viewBox={`${band} ${band} ${innerWidth} ${innerHeight}`}
            width={innerWidth}
            height={innerHeight}
            aria-hidden="true"
          >
            {named.map(({ name, side, x, y }) => (
              <g key={name} className={`coast-guard-chart__${side}`}>
                <circle className="coast-guard-chart__mark" cx={x} cy={y} r="4.5" />
                <text x={x + 7} y={y + 4}>
                  {name}
                </text>
              </g>
            ))}
            {isBeyondNamed && (
              <g className="coast-guard-chart__beyond">
                <path
                  className="coast-guard-chart__arrow"
                  d={`M${EDGE} ${BEYOND.y}h11m-4-4l4 4l-4 4`}
                />
                <text x={EDGE - 4} y={BEYOND.y + 4}>
                  {BEYOND.name}
                  <tspan className="coast-guard-chart__since" x={EDGE - 4} dy="1.15em">
                    {BEYOND.since}
                  </tspan>
                </text>
              </g>
            )}
          </svg>
        </div>
      </Neatline>
      <figcaption className="caption">
        The Coast Guard’s pollution response. Mercator. Not for navigation.
      </figcaption>
    </figure>
  )
}
