import { Neatline } from '../../ui/neatline.tsx'
import './coast-guard-chart.css'
import { LAND, onSheet, sheet } from './coast-guard-land.ts'

/**
 * Where the Coast Guard has its pollution response (docs/domain.md), with the name that a text has for it, and what is
 * beside its mark.
 */
const STATIONS = [
  { name: 'Vadinar', lat: 22.45, lng: 69.72, side: 'inland' },
  { name: 'Mumbai', lat: 18.93, lng: 72.85, side: 'inland' },
  { name: 'Chennai', lat: 13.08, lng: 80.29, side: 'sea' },
  { name: 'Port Blair', since: '(Sri Vijaya Puram)', lat: 11.67, lng: 92.74, side: 'west' },
] as const

/** Fewer marks are no chart. */
const LEAST = 2

const LAYERS = ['shoal', 'near', 'land']

/** Those of the Coast Guard's places that a text names, on a chart of the coasts; null where it names too few. */
export function CoastGuardChart({ text }: { text: string }) {
  const named = STATIONS.filter(({ name }) => text.includes(name))
  if (named.length < LEAST) return null
  return (
    <figure
      className="coast-guard-chart"
      aria-label="Chart of the Coast Guard’s pollution response centres"
    >
      <Neatline>
        <svg
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          width={sheet.width}
          height={sheet.height}
          aria-hidden="true"
        >
          <defs>
            <path id="coast-guard-land" d={LAND} />
          </defs>
          {LAYERS.map((layer) => (
            <use key={layer} className={`coast-guard-chart__${layer}`} href="#coast-guard-land" />
          ))}
          {named.map((station) => {
            const { x, y } = onSheet(station)
            const textX = station.side === 'west' ? x - 7 : x + 7
            return (
              <g key={station.name} className={`coast-guard-chart__${station.side}`}>
                <circle className="coast-guard-chart__mark" cx={x} cy={y} r="4.5" />
                <text x={textX} y={y + 4}>
                  {station.name}
                  {'since' in station && (
                    <tspan className="coast-guard-chart__since" x={textX} dy="1.15em">
                      {station.since}
                    </tspan>
                  )}
                </text>
              </g>
            )
          })}
        </svg>
      </Neatline>
      <figcaption className="caption">
        The Coast Guard’s pollution response. Mercator. Not for navigation.
      </figcaption>
    </figure>
  )
}
