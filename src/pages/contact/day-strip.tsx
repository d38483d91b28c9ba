import './day-strip.css'

const SPAN = /(?<from>\d{1,2}):(?<start>\d{2})\s*[-–]\s*(?<to>\d{1,2}):(?<end>\d{2})/

/** Hours by which Indian Standard Time is ahead of UTC. */
const AHEAD = 5.5

const HOURS = [0, 6, 12, 18, 24]

/** Per cent of the width: room for the name of a scale, and the day. */
const LEFT = 19
const DAY = 75

/**
 * A day in Mumbai and in UTC: those who come first in distress, the desk, which is staffed at all hours, and the hours that
 * the editors' words give for the office. Decoration beside these words.
 */
export function DayStrip({ officeHours }: { officeHours: string | null }) {
  const office = spanIn(officeHours ?? '')
  return (
    <figure className="day-strip" aria-label="Who answers, by hour of the day">
      <svg width="100%" height={office ? 148 : 112} aria-hidden="true">
        <Scale name="IST" y={16} ahead={0} />
        {HOURS.map((hour) => (
          <line key={hour} x1={at(hour)} y1="24" x2={at(hour)} y2={office ? 124 : 88} />
        ))}
        <rect className="day-strip__distress" x={at(0)} y="30" width={`${DAY}%`} height="24" />
        <text className="day-strip__name day-strip__name--distress" x={at(0.6)} y="47">
          In distress first: GMDSS, MRCC
        </text>
        <rect className="day-strip__desk" x={at(0)} y="62" width={`${DAY}%`} height="24" />
        <text className="day-strip__name day-strip__name--desk" x={at(0.6)} y="79">
          Hotline: duty manager
        </text>
        {office && (
          <>
            <rect
              className="day-strip__office"
              x={at(office.opens)}
              y="94"
              width={`${((office.closes - office.opens) / 24) * DAY}%`}
              height="24"
            />
            <text className="day-strip__name" x={at(office.opens + 0.6)} y="111">
              Office
            </text>
          </>
        )}
        <Scale name="UTC" y={office ? 140 : 104} ahead={AHEAD} />
      </svg>
      <figcaption className="day-strip__caption">A day in Mumbai, and in UTC.</figcaption>
    </figure>
  )
}

/** The hours of a day by one clock. */
function Scale({ name, y, ahead }: { name: string; y: number; ahead: number }) {
  return (
    <>
      <text className="day-strip__zone" x="0" y={y}>
        {name}
      </text>
      {HOURS.map((hour) => (
        <text key={hour} x={at(hour)} y={y}>
          {clock(hour - ahead)}
        </text>
      ))}
    </>
  )
}

/** The hours that words state; null for none, or for some that go beyond a day. */
function spanIn(words: string): { opens: number; closes: number } | null {
  const { from, start, to, end } = SPAN.exec(words)?.groups ?? {}
  if (from === undefined || start === undefined || to === undefined || end === undefined)
    return null
  const opens = Number(from) + Number(start) / 60
  const closes = Number(to) + Number(end) / 60
  return closes > opens && closes <= 24 ? { opens, closes } : null
}

function at(hour: number): string {
  return `${Math.round((LEFT + (hour / 24) * DAY) * 100) / 100}%`
}

function clock(hour: number): string {
  const minutes = ((hour + 24) % 24) * 60
  const parts = [Math.floor(minutes / 60), minutes % 60]
  return hour === 24 ? '24:00' : parts.map((part) => String(part).padStart(2, '0')).join(':')
}
