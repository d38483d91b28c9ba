import '../../ui/drawing.css'
import './coast-layers.css'
import { border, extent, outerHeight, project } from './chart.ts'
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
      {LAYERS.map((layer) => (
        <use key={layer.strokeWidth} {...layer} href={`${landUrl}#land`} x={border} y={border} />
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

/** Degrees of the first meridian with a label: labels further west would be under a title block. */
const FIRST_LABELLED = 70

/** The labels of the parallels are at sea off the west coast, because the labels of its ports are inland. */
const PARALLEL_LABEL_X = project({ lat: 0, lng: 70.1 }).x

/** In SVG units. The lines run from `-LINE_END` to `LINE_END`, because a wide frame shows more than the chart. */
const LINE_END = 900

function Graticule() {
  return (
    <g className="graticule" aria-hidden="true">
      <path
        className="graticule__lines"
        strokeOpacity="0.45"
        strokeWidth="0.35"
        d={[
          ...meridians.map(({ x }) => `M${x} ${-LINE_END}V${LINE_END}`),
          ...parallels.map(({ y }) => `M${-LINE_END} ${y}H${LINE_END}`),
        ].join('')}
      />
      {meridians
        .filter(({ lng }) => lng >= FIRST_LABELLED)
        .map(({ lng, x }) => (
          <text key={lng} className="graticule__degrees" x={x + 1.5} y={outerHeight - 27}>
            {formatDegrees(lng, 'E', 'W')}
          </text>
        ))}
      {parallels.map(({ lat, y }) => (
        <text key={lat} className="graticule__degrees" x={PARALLEL_LABEL_X} y={y - 1.5}>
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
  { lines: ['Arabian', 'Sea'], position: project({ lat: 12.6, lng: 71.8 }) },
  { lines: ['Bay of', 'Bengal'], position: project({ lat: 15.4, lng: 87.4 }) },
]

/** The names of the seas west and east of India. CSS hides them where the chart is too small. */
export function SeaNames() {
  return SEAS.map(({ lines, position }) => (
    <text key={lines.join()} className="sea-name" aria-hidden="true" {...position}>
      {lines.map((line, index) => (
        <tspan key={line} x={position.x} dy={index === 0 ? 0 : '1.1em'}>
          {line}
        </tspan>
      ))}
    </text>
  ))
}
