import type { LatLng } from '../../ui/coordinates.ts'
import { Link } from 'react-router-dom'
import { visibleCharacters } from '../../text/invisible.ts'
import { ALL_PORTS_PATH } from '../port-links/all-ports.ts'
import { border, outerWidth } from './chart.ts'
import type { Mark } from './cluster-ports.ts'
import { labelHeight, type PlacedLabel } from './place-labels.ts'

export type ChartedPort = LatLng & {
  name: string
  slug: string
  responseTime: string | null
}

/** Width of a letter, in chart units: in a name of 12px text (phones), in a time of 8px text (wide screens). */
const LETTER_WIDTH = { name: 6.2, time: 4 }

/** Width of a west coast label's link, in chart units. A name or a time that is wider is cut off. */
const INLAND_WIDTH = 100

/** A labelled mark on the chart. It links to its port, or to the list of all ports if the mark has several ports. */
export function MarkLink({ mark, pin, label, side }: PlacedLabel<Mark<ChartedPort>>) {
  /** West coast labels are inland, with room for name and time on one line. */
  const isInland = side === 'west'
  const hitWidth = isInland ? INLAND_WIDTH : outerWidth - border - label.x
  const [port] = mark.ports
  const isShared = mark.ports.length > 1
  const title = isShared ? `${mark.ports.length} ports` : port.name
  const name = truncated(title, hitWidth / LETTER_WIDTH.name)
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
            {truncated(time, hitWidth / LETTER_WIDTH.time)}
          </tspan>
        )}
      </text>
    </Link>
  )
}

/** The time in the label of a mark; null if its port has no time, or if the mark has several ports. */
export function timeAt({ ports: [port, ...others] }: Mark<ChartedPort>): string | null {
  return others.length > 0 || port.responseTime === null ? null : shortHours(port.responseTime)
}

function truncated(text: string, max: number): string {
  const letters = visibleCharacters(text)
  return letters.length <= max ? text : `${letters.slice(0, Math.floor(max) - 1).join('')}…`
}

/** Shortens “2–4 hours” to “2–4 h”, to fit a phone's column or a chart. */
export function shortHours(words: string): string {
  return words.replace(/ hours\b/, ' h')
}
