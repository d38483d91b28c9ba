import { formatDegrees } from '../../ui/coordinates.ts'
import { extent, height } from './chart.ts'
import { project } from './projection.ts'

const meridians = [60, 65, 70, 75, 80, 85, 90].map((lng) => ({
  lng,
  x: project({ lat: 0, lng }).x,
}))
const parallels = [10, 15, 20].map((lat) => ({ lat, y: project({ lat, lng: extent.west }).y }))

/** Where the degrees of the parallels stand: at sea, off the west coast, whose ports have their labels inland. */
const OFF_COAST = project({ lat: 0, lng: 65 }).x + 1.5

/** Units by which the parallels go on to the west, for a sheet that is wider than the chart. */
const BEYOND = 900

/** Meridians and parallels with their degrees. */
export function Graticule() {
  return (
    <g className="graticule" aria-hidden="true">
      <path
        className="graticule__lines"
        d={[
          ...meridians.map(({ x }) => `M${x} 0v${height}`),
          ...parallels.map(({ y }) => `M${-BEYOND} ${y}H${BEYOND}`),
        ].join('')}
      />
      {meridians.map(({ lng, x }) => (
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
