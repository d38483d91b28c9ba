import type { LatLng } from '../../ui/coordinates.ts'
import { Link } from 'react-router-dom'
import { visibleLetters } from '../../text/invisible.ts'
import { ALL_PORTS_PATH } from '../port-links/all-ports.ts'
import { border, width } from './chart.ts'
import type { Mark } from './cluster-ports.ts'
import { labelHeight, type Placed } from './place-labels.ts'

export type ChartedPort = LatLng & {
  name: string
  slug: string
  responseTime: string | null
}

/** Units of the chart that a letter takes: of a name, and of the time in smaller type. */
const LETTER_WIDTH = { name: 6.2, time: 4 }

/** Units that a label of the west coast may take inland, so that none reaches the east coast. */
const INLAND_WIDTH = 100

/** A mark of the chart with its label: the link to a port, or to the list of all for several. */
export function MarkLink({ port: mark, pin, label, side }: Placed<Mark<ChartedPort>>) {
  /** Inland there is room for name and time on one line. */
  const isInland = side === 'west'
  const hitWidth = isInland ? INLAND_WIDTH : width - border - label.x
  const [port] = mark.ports
  const isShared = mark.ports.length > 1
  const title = isShared ? `${mark.ports.length} ports` : port.name
  const name = fitted(title, hitWidth / LETTER_WIDTH.name)
  const time = timeAt(mark)
  return (
    <Link
      to={isShared ? ALL_PORTS_PATH : `/ports/${port.slug}`}
      className={`coast-map__port coast-map__port--${side}`}
      aria-label={name === title ? undefined : title}
    >
      <rect
        className="coast-map__hit"
        fill="transparent"
        x={label.x}
        y={label.y - labelHeight / 2}
        width={hitWidth}
        height={labelHeight}
      />
      <path
        className="ink-track"
        strokeWidth="0.6"
        d={`M${pin.x} ${pin.y}L${label.x} ${label.y}`}
      />
      <circle className="coast-map__pin" cx={pin.x} cy={pin.y} r={isShared ? 5 : 2.2} />
      <text className="coast-map__label" x={label.x + 2} y={label.y}>
        <tspan className="coast-map__name" dy={time === null || isInland ? '0.35em' : '-0.15em'}>
          {name}
        </tspan>{' '}
        {time !== null && (
          <tspan className="coast-map__time" {...(!isInland && { x: label.x + 2, dy: '1.2em' })}>
            {fitted(time, hitWidth / LETTER_WIDTH.time)}
          </tspan>
        )}
      </text>
    </Link>
  )
}

/** The time in the label of a mark; null where its port has none, and for several ports. */
export function timeAt({ ports: [port, ...others] }: Mark<ChartedPort>): string | null {
  return others.length > 0 || port.responseTime === null ? null : shortHours(port.responseTime)
}

function fitted(text: string, room: number): string {
  const letters = visibleLetters(text)
  return letters.length <= room ? text : `${letters.slice(0, Math.floor(room) - 1).join('')}…`
}

/** A time in the room of a phone's column, or of a chart: 2–4 h. */
export function shortHours(words: string): string {
  return words.replace(/ hours\b/, ' h')
}
