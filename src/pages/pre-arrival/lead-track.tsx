import { hoursIn } from '../../sections/response-axis/hours.ts'
import './lead-track.css'
import type { PreArrivalContent } from './query.ts'

/** Per cent of the width: where the track begins, and where it meets the time of arrival. */
const START = 1
const ARRIVAL = 90

/** Pixels: the track, the hours below it, and each name below these. */
const TRACK = 20
const HOURS = 54
const NAMES = 80
const NAME = 22

/**
 * The track of a ship that arrives, with a fix at each hour before ETA by which the desk asks for the papers, and
 * the ports for which that is so. Decoration: the list below it says the same. Nothing where no port states hours.
 */
export function LeadTrack({ ports }: { ports: PreArrivalContent['ports'] }) {
  const byHours = new Map<number, string[]>()
  for (const { name, leadTime } of ports) {
    const hours = hoursIn(leadTime ?? '')?.to
    if (hours !== undefined) byHours.set(hours, [...(byHours.get(hours) ?? []), name])
  }
  const fixes = [...byHours].sort(([one], [other]) => other - one)
  const [first] = fixes
  if (first === undefined) return null
  const [longest] = first
  const at = (hours: number) => `${Math.round(ARRIVAL - (hours / longest) * (ARRIVAL - START))}%`
  const most = Math.max(...fixes.map(([, names]) => names.length))
  return (
    <figure className="lead-track">
      <svg width="100%" height={NAMES + most * NAME} aria-hidden="true">
        <line className="lead-track__line" x1={at(longest)} y1={TRACK} x2={at(0)} y2={TRACK} />
        {fixes.map(([hours, names]) => (
          <g key={hours}>
            <circle className="lead-track__fix" cx={at(hours)} cy={TRACK} r="6" />
            <circle className="lead-track__point" cx={at(hours)} cy={TRACK} r="1.5" />
            <text className="lead-track__hours" x={at(hours)} y={HOURS} dx="-6">
              −{hours} h
            </text>
            {names.map((name, index) => (
              <text key={name} x={at(hours)} y={NAMES + index * NAME} dx="-6">
                {name}
              </text>
            ))}
          </g>
        ))}
        <circle className="lead-track__arrival" cx={at(0)} cy={TRACK} r="8" />
        <text className="lead-track__hours" x={at(0)} y={HOURS} dx="-8">
          ETA
        </text>
      </svg>
      <figcaption className="lead-track__caption">
        When our desk asks for the papers, in hours before arrival.
      </figcaption>
    </figure>
  )
}
