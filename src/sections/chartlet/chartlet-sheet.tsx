import { type ReactNode, useId } from 'react'
import { formatCoordinates, type LatLng } from '../../ui/coordinates.ts'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import '../../ui/drawing.css'
import './chartlet.css'
import {
  chartlet,
  drawing,
  landFile,
  CENTRED_DY,
  middle,
  OUTERMOST,
  ringRadius,
  RINGS,
} from './extent.ts'
import type { Label } from './labels.ts'

const { width, height } = chartlet

const drawnHeight = drawing.bottom - drawing.top

/** From the bottom: shallow water as a wide and a narrow line along the coast, then the land. */
const LAYERS = [
  { className: 'ink-shoal', strokeWidth: 36, strokeOpacity: 0.55 },
  { className: 'ink-shoal', strokeWidth: 14 },
  { className: 'drawing__land', strokeWidth: 0 },
]

/**
 * Chart of the waters around a port: land, and rings of 10, 20 and 30 nautical miles. Coastline, cross and rings have
 * gaps for the labels. The build draws the land into a file; if that file is missing, the chart shows no land.
 */
export function ChartletSheet({
  name,
  position,
  labels = defaultLabels(name, position),
  legend,
  lines,
  children,
}: {
  name: string
  position: LatLng
  /** By default the port's name, and on each ring its miles, south-east of the port. */
  labels?: readonly Label[]
  legend?: string
  /** Further lines with gaps for the labels. */
  lines?: ReactNode
  children?: ReactNode
}) {
  const labelGapId = useId()
  return (
    <figure className="chartlet" aria-label={`The waters around ${name}`}>
      <ChartFrame>
        <svg
          className="chartlet__chart"
          viewBox={`0 ${drawing.top} ${width} ${drawnHeight}`}
          width={width}
          height={height}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          {LAYERS.map((layer) => (
            <use key={layer.strokeWidth} {...layer} href={`${landFile(position)}#land`} />
          ))}
          <mask
            id={labelGapId}
            maskUnits="userSpaceOnUse"
            x="0"
            y={drawing.top}
            width={width}
            height={drawnHeight}
          >
            <rect y={drawing.top} width={width} height={drawnHeight} fill="#fff" />
            {labels.map((label) => (
              <LabelText key={label.text} label={label} className="chartlet__label-gap" />
            ))}
          </mask>
          <g mask={`url(#${labelGapId})`}>
            <use className="chartlet__coast" href={`${landFile(position)}#land`} />
            <path
              className="chartlet__cross"
              d={`M0 ${middle.y}H${width}M${middle.x} ${drawing.top}V${drawing.bottom}`}
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
            <circle
              className="chartlet__bearings"
              cx={middle.x}
              cy={middle.y}
              r={ringRadius(OUTERMOST, position) - 2}
              pathLength="360"
            />
            {lines}
          </g>
          {children}
          {labels.map(
            ({ hasLeader, text, x, y }) =>
              hasLeader && (
                <path
                  key={text}
                  className="chartlet__leader"
                  d={`M${middle.x} ${middle.y}L${x + 1} ${y}`}
                />
              ),
          )}
          {labels.map((label) => (
            <LabelText key={label.text} label={label} className={`chartlet__${label.kind}`} />
          ))}
          <circle className="chartlet__port-mark" cx={middle.x} cy={middle.y} r="5" />
        </svg>
      </ChartFrame>
      <figcaption className="caption muted small">
        The waters around {name}, {formatCoordinates(position)}, with rings at 10, 20 and 30
        nautical miles. {legend && `${legend} `}Mercator projection. Not for navigation.
      </figcaption>
    </figure>
  )
}

function LabelText({
  label: { kind, text, x, y, anchor, dy },
  className,
}: {
  label: Label
  className: string
}) {
  return (
    <text
      className={`chartlet__label chartlet__label--${kind} ${className}`}
      x={x}
      y={y}
      dy={`${dy}em`}
      textAnchor={anchor}
    >
      {text}
    </text>
  )
}

function defaultLabels(name: string, position: LatLng): Label[] {
  const ringLabels = RINGS.map((miles): Label => {
    const offset = Math.round(ringRadius(miles, position) * Math.SQRT1_2)
    const [x, y] = [middle.x + offset, middle.y + offset]
    return { kind: 'miles', text: `${miles} nm`, x, y, anchor: 'middle', dy: CENTRED_DY }
  })
  return [{ kind: 'port', text: name, ...middle, anchor: 'middle', dy: -0.8 }, ...ringLabels]
}
