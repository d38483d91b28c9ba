import '../../ui/drawing.css'
import { Mono } from '../../ui/text.tsx'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import type { CaseInFull } from './query.ts'

/** Lists each case with a link, its result, and its log drawn on a scale of hours that all cases share. */
export function CaseIndex({ studies }: { studies: readonly CaseInFull[] }) {
  const stepHours = hoursPerStep(studies)
  return (
    <ChartFrame className="case-index">
      <div className="case-index__sheet">
        <TrackScale stepHours={stepHours} />
        <ol className="plain-list">
          {studies.map((study) => (
            <li key={study._id} className="case-index__case">
              <CaseTrack study={study} stepHours={stepHours} />
              <TimeRange study={study} />
              <div>
                <a href={`#${study._id}`}>{study.title}</a>
                {study.metric && <p className="muted small">{study.metric}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </ChartFrame>
  )
}

/** The first and the last elapsed time in a log, as a range. Entries without an elapsed time are skipped. */
function TimeRange({ study: { log } }: { study: CaseInFull }) {
  const times = log.filter(({ time }) => minutesOf(time) !== null).map(({ time }) => time)
  if (times.length < 2) return null
  return (
    <p className="case-index__time-range">
      <Mono>
        {times[0]}–{times.at(-1)}
      </Mono>
    </p>
  )
}

/** In SVG units. Hour 0 is at `START_X`. The track is one step longer than the scale, for entries like "Day 3". */
const START_X = 8
const STEP_WIDTH = 96
const STEP_COUNT = 4
const TRACK_WIDTH = STEP_WIDTH * (STEP_COUNT + 1)

/** Minimum distance between two marks: the radii of a mark (5) and of the larger last mark (7), and a stroke (2). */
const MARK_DISTANCE = 14

type WithLog = Pick<CaseInFull, 'log'>

function logMinutes({ log }: WithLog): number[] {
  return log
    .map(({ time }) => minutesOf(time))
    .filter((minutes) => minutes !== null)
    .sort((one, other) => one - other)
}

/** Hours per step of the scale, so that every case fits on the scale. */
export function hoursPerStep(studies: readonly WithLog[]): number {
  const last = Math.max(0, ...studies.flatMap(logMinutes))
  return Math.max(1, Math.ceil(last / 60 / STEP_COUNT))
}

function TrackScale({ stepHours }: { stepHours: number }) {
  return (
    <p className="case-track__scale muted small" aria-hidden="true">
      {Array.from({ length: STEP_COUNT + 1 }, (_, index) => index * stepHours).map((hours) => (
        <span key={hours}>{hours} h</span>
      ))}
    </p>
  )
}

/**
 * A case's log on the shared scale: a mark for each elapsed time, and a dotted line if an entry has no elapsed time.
 * The drawing is decorative, because the page also shows the log in words.
 */
export function CaseTrack({ study, stepHours }: { study: WithLog; stepHours: number }) {
  const minutes = logMinutes(study)
  const markXs: number[] = []
  for (const minute of minutes) {
    const x = Math.round(START_X + (minute / 60 / stepHours) * STEP_WIDTH)
    // Marks that would overlap are merged.
    if (x - (markXs.at(-1) ?? -MARK_DISTANCE) >= MARK_DISTANCE) markXs.push(x)
  }
  const last = markXs.at(-1)
  if (last === undefined) return null
  return (
    <svg
      className="case-track"
      viewBox={`0 0 ${TRACK_WIDTH} 20`}
      width={TRACK_WIDTH}
      height="20"
      aria-hidden="true"
    >
      <path className="case-track__ticks" d={TICKS} />
      {minutes.length < study.log.length && (
        <path
          className="case-track__later ink-track"
          strokeDasharray="2 5"
          strokeWidth="2"
          d={`M${last} 10H${TRACK_WIDTH}`}
        />
      )}
      <path className="ink-track" strokeWidth="4" d={`M${START_X} 10H${last}`} />
      {markXs.map((x, index) => (
        <circle key={x} cx={x} cy="10" r={index === markXs.length - 1 ? 7 : 5} />
      ))}
    </svg>
  )
}

const TICKS = Array.from(
  { length: STEP_COUNT + 1 },
  (_, index) => `M${START_X + index * STEP_WIDTH} 0v20`,
).join('')

/** Hours and minutes since the log's start. No `$`, because the Studio's preview appends invisible characters. */
const ELAPSED_TIME = /^\s*(?<hours>\d{1,3}):(?<minutes>\d{2})(?!\d)/

/**
 * The time between two entries of a deck log: "6 h 49 min". Null if an entry has no elapsed time, like "Day 3", or if
 * `end` is not later than `start`.
 */
export function timeBetween(start: string, end: string): string | null {
  const [from, to] = [minutesOf(start), minutesOf(end)]
  if (from === null || to === null || to <= from) return null
  const hours = Math.floor((to - from) / 60)
  const minutes = (to - from) % 60
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ')
}

/** Minutes since the log's start for a time like "07:58"; null for one like "Day 3". */
function minutesOf(time: string): number | null {
  const { hours, minutes } = ELAPSED_TIME.exec(time)?.groups ?? {}
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}
