import '../../ui/drawing.css'
import './coast-layers.css'
import { border, extent, height, project } from './chart.ts'
import { formatDegrees } from '../../ui/coordinates.ts'
import landUrl from './land.svg?no-inline'

/** From the bottom: shallow water as a wide and a narrow line along the coast, then the land. */
const LAYERS = [
  { className: 'ink-shoal', strokeWidth: 20, strokeOpacity: 0.55 },
  { className: 'ink-shoal', strokeWidth: 8 },
  { className: 'ink-land', strokeWidth: 0.6 },
]

/** Bottom layers of the coast chart: shallow water, land, meridians and parallels. */
export function CoastLayers() {
  return (
    <>
      {LAYERS.map((ink) => (
        <use key={ink.strokeWidth} {...ink} href={`${landUrl}#land`} x={border} y={border} />
      ))}
      <Graticule />
    </>
  )
}

const meridians = Array.from({ length: 19 }, (_, index) => index * 5).map((lng) => ({
  lng,
  x: project({ lat: 0, lng }).x,
}))
const parallels = [10, 15, 20].map((lat) => ({ lat, y: project({ lat, lng: extent.west }).y }))

/** The first meridian with a label: labels further west would be under a title block. */
const FIRST_NAMED = 70

/** The labels of the parallels are at sea off the west coast, because the labels of its ports are inland. */
const OFF_COAST = project({ lat: 0, lng: 70.1 }).x

/** Units that the lines extend beyond the chart, because a wide frame shows more than the chart. */
const BEYOND = 900

function Graticule() {
  return (
    <g className="graticule" aria-hidden="true">
      <path
        className="graticule__lines"
        strokeOpacity="0.45"
        strokeWidth="0.35"
        d={[
          ...meridians.map(({ x }) => `M${x} ${-BEYOND}V${BEYOND}`),
          ...parallels.map(({ y }) => `M${-BEYOND} ${y}H${BEYOND}`),
        ].join('')}
      />
      {meridians
        .filter(({ lng }) => lng >= FIRST_NAMED)
        .map(({ lng, x }) => (
          <text key={lng} className="graticule__degrees" x={x + 1.5} y={height - 27}>
            {formatDegrees(lng, 'E', 'W')}
          </text>
        ))}
      {parallels.map(({ lat, y }) => (
        <text key={lat} className="graticule__degrees" x={OFF_COAST} y={y - 1.5}>
          {formatDegrees(lat, 'N', 'S')}
        </text>
      ))}
    </g>
  )
}

export function CompassRose({ x, y }: { x: number; y: number }) {
  return (
    <g
      className="ink-track"
      strokeWidth="0.5"
      aria-hidden="true"
      transform={`translate(${x} ${y})`}
    >
      <circle r="24" />
      <circle strokeDasharray="0.5 1.594" strokeWidth="3" r="22" />
      <circle r="14" />
      <path d="M0-20V20M-20 0H20" />
      <path className="ink-filled" d="M0-30l3 8h-6z" />
      <text className="compass-rose__name" y="-32">
        N
      </text>
    </g>
  )
}

const SEAS = [
  { lines: ['Arabian', 'Sea'], at: project({ lat: 12.6, lng: 71.8 }) },
  { lines: ['Bay of', 'Bengal'], at: project({ lat: 15.4, lng: 87.4 }) },
]

/** The names of the seas on either side, where the chart is wide enough for them. */
export function SeaNames() {
  return SEAS.map(({ lines, at }) => (
    <text key={lines.join()} className="sea-name" aria-hidden="true" {...at}>
      {lines.map((line, index) => (
        <tspan key={line} x={at.x} dy={index === 0 ? 0 : '1.1em'}>
          {line}
        </tspan>
      ))}
    </text>
  ))
}
