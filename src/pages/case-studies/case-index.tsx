import '../../ui/drawing.css'
import { Mono } from '../../ui/text.tsx'
import { Neatline } from '../../ui/neatline.tsx'
import type { CaseInFull } from './query.ts'

/** The cases on one scale of hours, with their results, as links to the cases below. */
export function CaseIndex({ studies }: { studies: readonly CaseInFull[] }) {
  const step = hoursPerStep(studies)
  return (
    <Neatline className="case-index">
      <div className="case-index__sheet">
        <TrackScale step={step} />
        <ol className="plain-list">
          {studies.map((study) => (
            <li key={study._id} className="case-index__case">
              <CaseTrack study={study} step={step} />
              <Span study={study} />
              <div>
                <a href={`#${study._id}`}>{study.title}</a>
                {study.metric && <p className="muted small">{study.metric}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Neatline>
  )
}

/** The first and last clock times of a log, the range that its track shows. */
function Span({ study: { log } }: { study: CaseInFull }) {
  const times = log.filter(({ time }) => minutesOf(time) !== null).map(({ time }) => time)
  if (times.length < 2) return null
  return (
    <p className="case-index__span">
      <Mono>
        {times[0]}–{times.at(-1)}
      </Mono>
    </p>
  )
}

/** In SVG units: x of the first call, and width of a scale step. The last step is for entries without a clock time. */
const START = 8
const STEP = 96
const STEPS = 4
const WIDTH = STEP * (STEPS + 1)

/** Diameter of a mark, including its stroke. */
const MARK_SIZE = 12

function logMinutes({ log }: Pick<CaseInFull, 'log'>): number[] {
  return log
    .map(({ time }) => minutesOf(time))
    .filter((minutes) => minutes !== null)
    .sort((one, other) => one - other)
}

/** Hours per scale step, so that every case fits on the scale. */
export function hoursPerStep(studies: readonly Pick<CaseInFull, 'log'>[]): number {
  const last = Math.max(0, ...studies.flatMap(logMinutes))
  return Math.max(1, Math.ceil(last / 60 / STEPS))
}

function TrackScale({ step }: { step: number }) {
  return (
    <p className="case-track__scale muted small" aria-hidden="true">
      {Array.from({ length: STEPS + 1 }, (_, index) => index * step).map((hours) => (
        <span key={hours}>{hours} h</span>
      ))}
    </p>
  )
}

/**
 * A case's log on the shared scale: a mark for each clock time, and a dotted line for later entries. Decoration: the
 * page also shows the log in words.
 */
export function CaseTrack({ study, step }: { study: Pick<CaseInFull, 'log'>; step: number }) {
  const minutes = logMinutes(study)
  const places: number[] = []
  for (const minute of minutes) {
    const x = Math.round(START + (minute / 60 / step) * STEP)
    // Marks that would overlap are merged.
    if (x - (places.at(-1) ?? -MARK_SIZE) >= MARK_SIZE) places.push(x)
  }
  const last = places.at(-1)
  if (last === undefined) return null
  return (
    <svg
      className="case-track"
      viewBox={`0 0 ${WIDTH} 20`}
      width={WIDTH}
      height="20"
      aria-hidden="true"
    >
      <path className="case-track__ticks" d={TICKS} />
      {minutes.length < study.log.length && (
        <path
          className="case-track__later ink-track"
          strokeDasharray="2 5"
          strokeWidth="2"
          d={`M${last} 10H${WIDTH}`}
        />
      )}
      <path className="ink-track" strokeWidth="4" d={`M${START} 10H${last}`} />
      {places.map((x, index) => (
        <circle key={x} cx={x} cy="10" r={index === places.length - 1 ? 7 : 5} />
      ))}
    </svg>
  )
}

const TICKS = Array.from({ length: STEPS + 1 }, (_, index) => `M${START + index * STEP} 0v20`).join(
  '',
)

/** Has no end anchor (`$`), because the Studio's preview appends invisible characters to a text. */
const CLOCK = /^\s*(?<hours>\d{1,3}):(?<minutes>\d{2})(?!\d)/

/**
 * The time between two entries of a deck log: "6 h 49 min". Null if an entry has no clock time, like "Day 3", or if
 * `other` is not later than `one`.
 */
export function timeBetween(one: string, other: string): string | null {
  const [from, to] = [minutesOf(one), minutesOf(other)]
  if (from === null || to === null || to <= from) return null
  const hours = Math.floor((to - from) / 60)
  const minutes = (to - from) % 60
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ')
}

/** Minutes since the log's start for a time like "07:58"; null for one like "Day 3". */
function minutesOf(time: string): number | null {
  const { hours, minutes } = CLOCK.exec(time)?.groups ?? {}
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}
