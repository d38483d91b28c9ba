import '../../ui/drawing.css'
import shipsUrl from './ships.svg?no-inline'

/** Id suffixes and classes of a ship's parts, back to front. Only the feeder has containers (`bays`). */
const PARTS = [
  ['house', 'drawing__house'],
  ['rig', undefined],
  ['windows', 'ships__windows'],
  ['amber', 'drawing__amber'],
  ['gear', undefined],
  ['bays', 'ships__containers'],
  ['bays', 'ships__containers ships__containers--dark'],
  ['bays', 'ships__containers ships__containers--light'],
  ['deck', 'drawing__house'],
  ['bottom', 'ships__bottom'],
  ['hull', 'drawing__hull'],
] as const

/** Profiles of ships that call at our ports: laden, in still water, all at 1.7 units per metre. Decoration. */
export function Ships() {
  return (
    <svg
      className="ships drawing drawing--light"
      viewBox="0 0 472 388"
      width="472"
      height="388"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Ship id="feeder" name="Container feeder" metres={170} y={80} />
      <Ship id="tanker" name="Aframax tanker" metres={250} y={208} />
      <Ship id="carrier" name="Supramax bulk carrier" metres={190} y={334} />
    </svg>
  )
}

/** Draws a ship with her waterline at `y`, stern to the left, above a dimension line for her length. */
function Ship({
  id,
  name,
  metres,
  y,
}: {
  id: string
  name: string
  /** Length over all. */
  metres: number
  y: number
}) {
  const length = metres * 1.7
  return (
    <g transform={`translate(22 ${y})`}>
      <path
        className="drawing__sea drawing__wave drawing__wave--2"
        fillOpacity="0.9"
        d="M-30 0H460V54H-30z"
      />
      {PARTS.map(([part, className]) => (
        <use
          key={`${part} ${className}`}
          className={className}
          href={`${shipsUrl}#${id}-${part}`}
        />
      ))}
      <path
        className="drawing__hull-line"
        d={`M6-8H${length - 30}M${length / 2}-4a2 2 0 1 0 4 0a2 2 0 1 0-4 0m-2 0h8`}
      />
      <path
        className="drawing__fine"
        d={`M0 34V50M${length} 34V50M0 43H${length / 2 - 30}M${length / 2 + 30} 43H${length}`}
      />
      <text className="ships__length" x={length / 2} y="48">
        {`${metres} m`}
      </text>
      <text x="434" y="-52">
        {name}
      </text>
    </g>
  )
}
