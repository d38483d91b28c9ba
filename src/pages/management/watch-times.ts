/** The times that the steps of the escalation list say in words. */
import { withoutInvisible } from '../../text/invisible.ts'

const HOUR = 60

/** Minutes in a turn of the clock, on which a later time has no place. */
export const TURN = 12 * HOUR

/** @returns the times in a text, such as "after 45 minutes", in minutes and in its order */
export function minutesIn(words: string | null): number[] {
  const found = withoutInvisible(words ?? '').matchAll(/(\d+)\s*(min|minutes?|h|hours?)\b/g)
  return [...found].map(
    ([, number, unit = '']) => Number(number) * (unit.startsWith('h') ? HOUR : 1),
  )
}

/** A number of minutes as it is read on a clock. */
export function timeOf(minutes: number): string {
  return minutes > 0 && minutes % HOUR === 0 ? `${minutes / HOUR} h` : `${minutes} min`
}

/** The number of a level, of which nothing else is in its mark. */
export function numberOf(level: string | null): string | null {
  return /\d+/.exec(level ?? '')?.[0] ?? null
}

/**
 * The times of the list that fit on the clock, the earliest first, each with the level that is called when it has
 * run out.
 */
export function watchMarks(steps: readonly { level: string | null; when: string | null }[]) {
  return steps
    .flatMap(({ level, when }) =>
      minutesIn(when).map((minutes) => ({ minutes, level: numberOf(level) })),
    )
    .filter(({ minutes }) => minutes > 0 && minutes <= TURN)
    .sort((a, b) => a.minutes - b.minutes)
}
