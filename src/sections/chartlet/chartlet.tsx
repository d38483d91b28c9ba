import { formatCoordinates, type LatLng } from '../../ui/coordinates.ts'
import { Neatline } from '../../ui/neatline.tsx'
import './chartlet.css'
import { chartlet, landFile, pointOn, ringRadius } from './frame.ts'
import type { ChartPlace } from './places.ts'

/** Nautical miles from the port. */
const RINGS = [10, 20, 30]

const middle = { x: chartlet.width / 2, y: chartlet.height / 2 }

const LAYERS = ['chartlet__shoal', 'chartlet__shoal chartlet__shoal--near', 'chartlet__land']

/**
 * Chart of the waters around a port, from its position: land, and rings of 10, 20 and 30 nautical miles. The
 * land is a file that the build makes; where it is missing the rings stand alone.
 */
export function Chartlet({
  name,
  position,
  places,
}: {
  name: string
  position: LatLng
  /** Names of towns and waters around it. */
  places?: readonly ChartPlace[]
}) {
  return (
    <figure className="chartlet">
      <Neatline>
        <svg
          className="chartlet__chart"
          viewBox={`0 0 ${chartlet.width} ${chartlet.height}`}
          width={chartlet.width}
          height={chartlet.height}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          {LAYERS.map((layer) => (
            <use key={layer} className={layer} href={`${landFile(position)}#land`} />
          ))}
          <path
            className="chartlet__cross"
            d={`M0 ${middle.y}H${chartlet.width}M${middle.x} 0V${chartlet.height}`}
          />
          {places?.map((place) => (
            <PlaceName key={place._key} place={place} middle={position} />
          ))}
          {RINGS.map((miles) => {
            const radius = ringRadius(miles, position)
            const southEast = Math.round(radius * Math.SQRT1_2)
            return (
              <g key={miles}>
                <circle className="chartlet__ring" cx={middle.x} cy={middle.y} r={radius} />
                <text
                  className="chartlet__miles"
                  x={middle.x + southEast}
                  y={middle.y + southEast + 4}
                >
                  {miles} nm
                </text>
              </g>
            )
          })}
          <circle className="chartlet__port" cx={middle.x} cy={middle.y} r="5" />
        </svg>
      </Neatline>
      <figcaption className="caption">
        The waters around {name}, {formatCoordinates(position)}, with rings at 10, 20 and 30
        nautical miles. Mercator projection. Not for navigation.
      </figcaption>
    </figure>
  )
}

/** Units from the middle beyond which a name is to the left of its mark, so that the edge cuts none off. */
const NEAR_EDGE = 60

function PlaceName({
  place: { name, position, isWater },
  middle: centre,
}: {
  place: ChartPlace
  middle: LatLng
}) {
  if (position === null) return null
  const { x, y } = pointOn(position, centre)
  if (isWater)
    return (
      <text className="chartlet__water" x={x} y={y}>
        {name}
      </text>
    )
  const isLeft = x > middle.x + NEAR_EDGE
  return (
    <>
      <circle className="chartlet__town" cx={x} cy={y} r="1.6" />
      <text
        className="chartlet__name"
        x={isLeft ? x - 4 : x + 4}
        y={y}
        dy="0.35em"
        textAnchor={isLeft ? 'end' : undefined}
      >
        {name}
      </text>
    </>
  )
}
