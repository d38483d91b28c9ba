import { formatDegrees } from '../../ui/coordinates.ts'
import { extent, height } from './chart.ts'
import { project } from './projection.ts'

const meridians = Array.from({ length: 19 }, (_, index) => index * 5).map((lng) => ({
  lng,
  x: project({ lat: 0, lng }).x,
}))
const parallels = [10, 15, 20].map((lat) => ({ lat, y: project({ lat, lng: extent.west }).y }))

/** The first meridian whose degrees are written: those further west are under a title block. */
const FIRST_NAMED = 70

/** Where the degrees of the parallels stand: at sea, off the west coast, whose ports have their labels inland. */
const OFF_COAST = project({ lat: 0, lng: 70.1 }).x

/** Units by which the lines go on, for a sheet that is larger than the chart. */
const BEYOND = 900

/** Meridians and parallels with their degrees. */
export function Graticule() {
  return (
    <g className="graticule" aria-hidden="true">
      <path
        className="graticule__lines"
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
