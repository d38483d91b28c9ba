import type { LatLng } from '../../ui/coordinates.ts'
import { visibleLetters } from '../../text/visible-letters.ts'
import { band, innerHeight, innerWidth, width } from './chart.ts'
import { CoastLayers } from './coast-layers.tsx'
import './coast-plate.css'
import { isOnChart, project } from './projection.ts'

type NamedPort = LatLng & { name: string; coast: 'west' | 'east' | null }

/** Units: of a line and of a letter, and to where names begin inland of all ports of the west coast. */
const LINE = 17
const LETTER = 8
const INLAND = 134

/** Where each name is, those of the west coast one below the other. */
function labelsOf(ports: readonly NamedPort[]) {
  let free = 0
  return ports
    .filter(isOnChart)
    .sort((one, other) => other.lat - one.lat)
    .map((port) => {
      const { x, y } = project(port)
      const isEast = port.coast === 'east'
      const left = isEast
        ? Math.min(x, width - band - visibleLetters(port.name).length * LETTER)
        : INLAND
      const line = isEast ? y + LINE : Math.max(y, free)
      if (!isEast) free = line + LINE
      return { name: port.name, x, y, isEast, left, line }
    })
}

/** The coasts with the name of each port, in the west inland and in the east at sea: decoration beside a list of them. */
export function CoastPlate({ ports }: { ports: readonly NamedPort[] }) {
  return (
    <svg
      className="coast-plate"
      viewBox={`${band} ${band} ${innerWidth} ${innerHeight}`}
      width={innerWidth}
      height={innerHeight}
      aria-hidden="true"
    >
      <CoastLayers />
      {labelsOf(ports).map(({ name, x, y, isEast, left, line }) => (
        <g
          key={name}
          className={isEast ? 'coast-plate__port coast-plate__port--east' : 'coast-plate__port'}
        >
          <path d={`M${x} ${y}L${left} ${line}`} />
          <circle cx={x} cy={y} r="3" />
          <text x={left + 2} y={line + 4}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
