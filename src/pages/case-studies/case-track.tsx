import { minutesOf } from './time-between.ts'
import './case-track.css'
import type { CaseInFull } from './query.ts'

/** Units of the drawing: where the first call is, and a step of the scale; the last step is for what came days later. */
const START = 8
const STEP = 96
const STEPS = 4
const WIDTH = STEP * (STEPS + 1)

/** Across a fix with its line. */
const FIX = 12

/** Minutes of the lines of a log that state a time, soonest first. */
function logMinutes({ log }: Pick<CaseInFull, 'log'>): number[] {
  return log
    .map(({ time }) => minutesOf(time))
    .filter((minutes) => minutes !== null)
    .sort((one, other) => one - other)
}

/** Hours of a step of the scale on which all cases have room. */
export function hoursOfStep(studies: readonly Pick<CaseInFull, 'log'>[]): number {
  const last = Math.max(0, ...studies.flatMap(logMinutes))
  return Math.max(1, Math.ceil(last / 60 / STEPS))
}

/** The hours over the tracks, for the eyes alone. */
export function TrackScale({ step }: { step: number }) {
  return (
    <p className="case-track__scale" aria-hidden="true">
      {Array.from({ length: STEPS + 1 }, (_, index) => index * step).map((hours) => (
        <span key={hours}>{hours} h</span>
      ))}
    </p>
  )
}

/**
 * The log of a case on the scale of all: a fix at each line that states a time, dotted from the last one on. Decoration:
 * its log has the words.
 */
export function CaseTrack({
  study,
  step,
}: {
  study: Pick<CaseInFull, 'log'>
  /** Hours of a step of the scale. */
  step: number
}) {
  const places: number[] = []
  for (const minutes of logMinutes(study)) {
    const x = Math.round(START + (minutes / 60 / step) * STEP)
    // Two lines whose fixes would cover each other are one fix.
    if (x - (places.at(-1) ?? -FIX) >= FIX) places.push(x)
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
      {places.length < study.log.length && (
        <path className="case-track__later" d={`M${last} 10H${WIDTH}`} />
      )}
      <path className="case-track__line" d={`M${START} 10H${last}`} />
      {places.map((x, index) => (
        <circle key={x} cx={x} cy="10" r={index === places.length - 1 ? 7 : 5} />
      ))}
    </svg>
  )
}

const TICKS = Array.from({ length: STEPS + 1 }, (_, index) => `M${START + index * STEP} 0v20`).join(
  '',
)
