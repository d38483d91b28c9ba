import { useId } from 'react'
import { withoutInvisible } from '../../text/invisible.ts'
import { formatCoordinates, type LatLng } from '../../ui/coordinates.ts'
import { Neatline } from '../../ui/neatline.tsx'
import './chartlet.css'
import { chartlet, landFile, pointOn, ringRadius } from './frame.ts'
import { type Label, labelsOf, RINGS } from './labels.ts'
import type { ChartPlace } from './places.ts'

const { width, height } = chartlet

const middle = { x: width / 2, y: height / 2 }

const LAYERS = ['chartlet__shoal', 'chartlet__shoal chartlet__shoal--near', 'chartlet__land']

/**
 * Chart of the waters around a port, from its position: land, and rings of 10, 20 and 30 nautical miles. Coast and
 * rings leave room for the names. The land is a file that the build makes; where it is missing the rings stand alone.
 */
export function Chartlet({
  name,
  position,
  places,
  ports,
}: {
  name: string
  position: LatLng
  /** Names of towns and waters around it. */
  places?: readonly ChartPlace[]
  /** Names of our ports: a place of such a name has their mark. */
  ports?: readonly string[]
}) {
  const roomId = useId()
  const labels = labelsOf(name, position, places ?? [])
  return (
    <figure className="chartlet">
      <Neatline>
        <svg
          className="chartlet__chart"
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          {LAYERS.map((layer) => (
            <use key={layer} className={layer} href={`${landFile(position)}#land`} />
          ))}
          <mask id={roomId} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
            <rect width={width} height={height} fill="#fff" />
            {labels.map((label) => (
              <Words key={label.text} label={label} className="chartlet__room" />
            ))}
          </mask>
          <g mask={`url(#${roomId})`}>
            <use className="chartlet__coast" href={`${landFile(position)}#land`} />
            <path
              className="chartlet__cross"
              d={`M0 ${middle.y}H${width}M${middle.x} 0V${height}`}
            />
            {RINGS.map((miles) => (
              <circle
                key={miles}
                className="chartlet__ring"
                cx={middle.x}
                cy={middle.y}
                r={ringRadius(miles, position)}
              />
            ))}
          </g>
          {places?.map((place) => (
            <Mark key={place._key} place={place} middle={position} ports={ports} />
          ))}
          {labels.map((label) => (
            <Words key={label.text} label={label} className={`chartlet__${label.kind}`} />
          ))}
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

function Words({
  label: { kind, text, x, y, anchor, dy },
  className,
}: {
  label: Label
  className: string
}) {
  return (
    <text
      className={`chartlet__words chartlet__words--${kind} ${className}`}
      x={x}
      y={y}
      dy={`${dy}em`}
      textAnchor={anchor}
    >
      {text}
    </text>
  )
}

/** A town's dot, or the ring of a port of ours. */
function Mark({
  place: { name, position, isWater },
  middle: centre,
  ports,
}: {
  place: ChartPlace
  middle: LatLng
  ports: readonly string[] | undefined
}) {
  if (position === null || isWater) return null
  const { x, y } = pointOn(position, centre)
  // The preview marks texts with invisible characters.
  const isOurs = ports?.some((port) => withoutInvisible(port) === withoutInvisible(name))
  return isOurs ? (
    <circle className="chartlet__ours" cx={x} cy={y} r="3" />
  ) : (
    <circle className="chartlet__town" cx={x} cy={y} r="1.6" />
  )
}
