import { CompassRose } from '../coast-map/compass-rose.tsx'
import './reckoning.css'

/** A coast at the right with a light, whose bearing is all that is known of the position, and the rose that it is taken from. */
function Coast() {
  return (
    <>
      <Land d="M520-900v340l-10 30 8 24-16 28 6 22-12 30 10 26-14 24 8 30 20 46-12 26 6 20-18 20 2 24-14 14 4 20-18 14-2 18 8 16-16 18-4 22-10 12-2 20-10 16-8 22 4 12 12 4 14-4 10 10 18 4 12 18-6 16 8 14 14 2 4 18-12 16-2 20-14 10-4 26 8 14-12 20 2 24-14 20 6 34-10 26 14 40 8 60H2600V-900z" />
      <path className="reckoning__doubt" d="M434-6L132 138" />
      <path className="reckoning__filled" d="M432-8q2-26 26-28 6 14-20 30z" />
      <circle className="reckoning__light" cx="433" cy="-6" r="5" />
      <text className="reckoning__words" x="190" y="32">
        Position doubtful
      </text>
      <g className="reckoning__rose" transform="translate(190 -100) scale(2.8)">
        <CompassRose x={0} y={0} />
      </g>
    </>
  )
}

/** Land within its shoals. */
function Land({ d }: { d: string }) {
  return ['far', 'near', 'land'].map((name) => (
    <path key={name} className={`reckoning__coast reckoning__coast--${name}`} d={d} />
  ))
}

/**
 * A track across a sheet of open sea, in pixels from a point of the sheet, to an estimated position, which is a triangle
 * on a chart, within a circle of doubt. Decoration.
 */
export function Reckoning() {
  return (
    <svg className="reckoning" aria-hidden="true">
      <path className="reckoning__track" d="M-1400 544L-250 274L40 244L172 122" />
      <circle className="reckoning__doubt" cx="190" cy="110" r="64" />
      <path d="M190 96l13 23h-26z" />
      <circle className="reckoning__filled" cx="190" cy="111" r="2.5" />
      <Coast />
    </svg>
  )
}
