import { formatDegrees } from '../../ui/coordinates.ts'
import { band, extent, height, innerHeight, innerWidth, width } from './chart.ts'
import { project } from './projection.ts'

const meridians = [70, 75, 80, 85, 90].map((lng) => ({ lng, x: project({ lat: 0, lng }).x }))
const parallels = [10, 15, 20].map((lat) => ({ lat, y: project({ lat, lng: extent.west }).y }))

/** Meridians and parallels with their degrees in the border, as on a chart. */
export function Graticule() {
  return (
    <g className="graticule" aria-hidden="true">
      <rect x={0.5} y={0.5} width={width - 1} height={height - 1} className="graticule__border" />
      <rect
        x={band}
        y={band}
        width={innerWidth}
        height={innerHeight}
        className="graticule__border"
      />
      <path
        className="graticule__lines"
        d={[
          ...meridians.map(({ x }) => `M${x} ${band}v${innerHeight}`),
          ...parallels.map(({ y }) => `M${band} ${y}h${innerWidth}`),
        ].join('')}
      />
      {meridians.map(({ lng, x }) => (
        <text key={lng} className="graticule__degrees" x={x} y={8.5}>
          {formatDegrees(lng, 'E', 'W')}
        </text>
      ))}
      {parallels.map(({ lat, y }) => (
        <text
          key={lat}
          className="graticule__degrees"
          transform={`translate(8.5 ${y}) rotate(-90)`}
        >
          {formatDegrees(lat, 'N', 'S')}
        </text>
      ))}
    </g>
  )
}
