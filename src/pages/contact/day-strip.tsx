import './day-strip.css'

const SPAN = /(?<from>\d{1,2}):(?<start>\d{2})\s*[-–]\s*(?<to>\d{1,2}):(?<end>\d{2})/

/** Hours by which Indian Standard Time is ahead of UTC. */
const AHEAD = 5.5

const HOURS = [0, 6, 12, 18, 24]

/** Per cent of the width: room for the name of a scale, and the day. */
const LEFT = 16
const DAY = 78

/**
 * A day in Mumbai and in UTC, with the hours of the desk, which are all, and those that the editors' words give for
 * the office. Decoration beside these words; nothing where they give no hours.
 */
export function DayStrip({ officeHours }: { officeHours: string | null }) {
  const { from, start, to, end } = SPAN.exec(officeHours ?? '')?.groups ?? {}
  if (from === undefined || start === undefined || to === undefined || end === undefined)
    return null
  const opens = Number(from) + Number(start) / 60
  const closes = Number(to) + Number(end) / 60
  if (closes <= opens || closes > 24) return null
  return (
    <figure className="day-strip">
      <svg width="100%" height="120" aria-hidden="true">
        <text className="day-strip__zone" x="0" y="16">
          IST
        </text>
        <text className="day-strip__zone" x="0" y="114">
          UTC
        </text>
        {HOURS.map((hour) => (
          <g key={hour}>
            <line x1={at(hour)} y1="24" x2={at(hour)} y2="98" />
            <text x={at(hour)} y="16">
              {clock(hour)}
            </text>
            <text x={at(hour)} y="114">
              {clock(hour - AHEAD)}
            </text>
          </g>
        ))}
        <rect className="day-strip__desk" x={at(0)} y="32" width={`${DAY}%`} height="24" />
        <text className="day-strip__name day-strip__name--desk" x={at(0.6)} y="49">
          Desk
        </text>
        <rect
          className="day-strip__office"
          x={at(opens)}
          y="66"
          width={`${((closes - opens) / 24) * DAY}%`}
          height="24"
        />
        <text className="day-strip__name" x={at(opens + 0.6)} y="83">
          Office
        </text>
      </svg>
      <figcaption className="day-strip__caption">A day in Mumbai, and in UTC.</figcaption>
    </figure>
  )
}

function at(hour: number): string {
  return `${Math.round((LEFT + (hour / 24) * DAY) * 100) / 100}%`
}

function clock(hour: number): string {
  const minutes = ((hour + 24) % 24) * 60
  const parts = [Math.floor(minutes / 60), minutes % 60]
  return hour === 24 ? '24:00' : parts.map((part) => String(part).padStart(2, '0')).join(':')
}
