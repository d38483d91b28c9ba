import '../../ui/drawing.css'
import { Neatline } from '../../ui/neatline.tsx'
import './coast-guard-chart.css'
import { isometric, toRadians, type LatLng } from '../../ui/coordinates.ts'

/**
 * The Coast Guard's pollution response centres (docs/domain.md). `name` is what texts call a centre; `side` is where its
 * label goes.
 */
const STATIONS = [
  { name: 'Vadinar', lat: 22.45, lng: 69.72, side: 'inland' },
  { name: 'Mumbai', lat: 18.93, lng: 72.85, side: 'inland' },
  { name: 'Chennai', lat: 13.08, lng: 80.29, side: 'sea' },
  { name: 'Port Blair', officialName: '(Sri Vijaya Puram)', lat: 11.67, lng: 92.74, side: 'west' },
] as const

/** With fewer centres named, a chart is not worth showing. */
const MIN_STATIONS = 2

/** Drawn in this order: shallow water as a wide and a narrow line along the coast, then the land. */
const LAYERS = [
  { className: 'ink-shoal', strokeWidth: 20, strokeOpacity: 0.55 },
  { className: 'ink-shoal', strokeWidth: 8 },
  { className: 'ink-land', strokeWidth: 0.6 },
]

/** A chart of the Coast Guard's centres that `text` names; nothing if it names too few. */
export function CoastGuardChart({ text }: { text: string }) {
  const named = STATIONS.filter(({ name }) => text.includes(name))
  if (named.length < MIN_STATIONS) return null
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
          {LAYERS.map((ink) => (
            <use key={ink.strokeWidth} {...ink} href="#coast-guard-land" />
          ))}
          {named.map((station) => {
            const { x, y } = onSheet(station)
            const textX = station.side === 'west' ? x - 7 : x + 7
            return (
              <g key={station.name} className={`coast-guard-chart__${station.side}`}>
                <circle className="ink-pin" strokeWidth="1.5" cx={x} cy={y} r="4.5" />
                <text x={textX} y={y + 4}>
                  {station.name}
                  {'officialName' in station && (
                    <tspan className="coast-guard-chart__official-name" x={textX} dy="1.15em">
                      {station.officialName}
                    </tspan>
                  )}
                </text>
              </g>
            )
          })}
        </svg>
      </Neatline>
      <figcaption className="caption muted small">
        The Coast Guard’s pollution response. Mercator. Not for navigation.
      </figcaption>
    </figure>
  )
}

/** Mercator, from 66° to 94° east and from 5.6° to 24.5° north. */
const sheet = { width: 348, height: 245 }
/** Chart units per radian of longitude. */
const scale = 713
const corner = { lat: 24.5, lng: 66 }

/** Land of world-atlas (`land-50m`), simplified for the width of a text column. Inline, it needs no extra request. */
const LAND =
  'M174 192l3 0 6 6 8 11 7 15-2 9-10 6-8 1-6-11-1-17 0-1 1 4 3-20 5 1-6-4zM354 112l-3 1 1-7 2-5 0 11zM354 85l-5-15-1 5-6-6 4 2 2-2-4-6 1-1-6-2-1 2-1-6-3 2-1-5 0 4-6-7-3-5-2-16-5-7-7 4-3-7-1-7 0 3-4-1 4 3-2 7 2 5-4 7-2-1 1-3-3 0 0-4-5 9-1-7-1 8-3-1-1-4 0 6-3-2-1 2-1-7-1 6-4-1-2 2 1-7-3-3 3 3-3 4-10 5-3 3 1 7-3 5-4 4-2 0 0 2-8 3-1-3-3 2-1 2 3-1-8 7-9 11-21 16-2 7-6 3-6 0-4 7-4-2-4 3-3 8 1 6 2 14-2-3-1 2 4 3-9 26 2 0 0 12-6 1-5 10 6 4-5-1-7 2-3 3-2 6-7 4-2-1-10-10-2-7-2-6 3 5-1-4-8-19-10-15-7-25-5-7-2-8-6-10-5-29 1-5 0-1-2 2 0-1 0-3 2 0-3-1-1-6 3-11-4-10 2-1-2 0 6-4-7 1 2-4-2 0 1-2 3-1-8-1 1 3-3 3 3 4-3 5-12 6-7-2-19-19 1-2 3 2 11-4 4-7-10 5-11-4-5-7 5-4-7 3-1-3-1 1-3-2-2 1-5-5-1-8-7-2 346 0zM347 229l-3-3 2-2 2 4zM345 223l-1 0 1-1zM342 216l-2-1 2 1zM343 214l-1-1zM330 183l-2 0 0-3 2-2 1 3zM333 170l-3-4 3-5 0-7 2-9 2-1 0 4-2 4 1 5-3 12zM345 78l-3-3 2 0 1 2zM342 62l0 1-1-2zM336 62l-1-1 0-1zM345 66l2 3-2 0 0-2zM323 40l-1-2 1 1zM313 32l-1 0 0-5 1 3zM318 29l-1-3 1 2zM308 33l-3 0 2-4-2-6 2 0 2 4 0 5z'

function onSheet({ lat, lng }: LatLng): { x: number; y: number } {
  return {
    x: Math.round(scale * toRadians(lng - corner.lng)),
    y: Math.round(scale * (isometric(corner.lat) - isometric(lat))),
  }
}
