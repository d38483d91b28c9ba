import { formatCoordinates, type LatLng } from '../../ui/coordinates.ts'
import { Neatline } from '../../ui/neatline.tsx'
import './chartlet.css'
import { chartlet, landFile, ringRadius } from './frame.ts'

/** Nautical miles from the port. */
const RINGS = [10, 20, 30]

const middle = { x: chartlet.width / 2, y: chartlet.height / 2 }

const LAYERS = ['chartlet__shoal', 'chartlet__shoal chartlet__shoal--near', 'chartlet__land']

/**
 * Chart of the waters around a port, from its position: land, and rings of 10, 20 and 30 nautical miles. The
 * land is a file that the build makes; where it is missing the rings stand alone.
 */
export function Chartlet({ name, position }: { name: string; position: LatLng }) {
  return (
    <figure className="chartlet">
      <Neatline>
        <svg
          className="chartlet__chart"
          viewBox={`0 0 ${chartlet.width} ${chartlet.height}`}
          width={chartlet.width}
          height={chartlet.height}
          aria-hidden="true"
        >
          {LAYERS.map((layer) => (
            <use key={layer} className={layer} href={`${landFile(position)}#land`} />
          ))}
          <path
            className="chartlet__cross"
            d={`M0 ${middle.y}H${chartlet.width}M${middle.x} 0V${chartlet.height}`}
          />
          {RINGS.map((miles) => {
            const radius = ringRadius(miles, position)
            return (
              <g key={miles}>
                <circle className="chartlet__ring" cx={middle.x} cy={middle.y} r={radius} />
                <text className="chartlet__miles" x={middle.x + 3} y={middle.y + radius - 3}>
                  {miles} nm
                </text>
              </g>
            )
          })}
          <circle className="chartlet__port" cx={middle.x} cy={middle.y} r="5" />
        </svg>
      </Neatline>
      <figcaption className="chartlet__caption">
        The waters around {name}, {formatCoordinates(position)}, with rings at 10, 20 and 30
        nautical miles. Mercator projection. Not for navigation.
      </figcaption>
    </figure>
  )
}
