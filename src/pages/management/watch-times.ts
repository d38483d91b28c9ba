/** The times that the steps of the escalation list say in words. */
import { withoutInvisible } from '../../text/invisible.ts'

const HOUR = 60

/** Minutes in a turn of the clock, on which a later time has no place. */
export const TURN = 12 * HOUR

const TIME = /(\d+)\s*(min|minutes?|h|hours?)\b/g

/** @returns the times in a text, such as "after 45 minutes", in minutes and in its order */
export function minutesIn(words: string | null): number[] {
  return [...withoutInvisible(words ?? '').matchAll(TIME)].map(
    ([, number, unit = '']) => Number(number) * (unit.startsWith('h') ? HOUR : 1),
  )
}

/** A text in pieces, so that its times can be set apart; `at` is where a piece begins. */
export function piecesOf(words: string): { at: number; text: string; isTime: boolean }[] {
  const pieces: ReturnType<typeof piecesOf> = []
  let end = 0
  for (const { 0: time, index } of words.matchAll(TIME)) {
    pieces.push({ at: end, text: words.slice(end, index), isTime: false })
    pieces.push({ at: index, text: time, isTime: true })
    end = index + time.length
  }
  return [...pieces, { at: end, text: words.slice(end), isTime: false }]
}

/**
 * The steps after the first in their ladders: where a time is shorter than the last one, another clock begins.
 */
export function laddersOf<Step extends { when: string | null }>(steps: readonly Step[]): Step[][] {
  const ladders: Step[][] = []
  let last = Infinity
  for (const step of steps.slice(1)) {
    const [minutes = last] = minutesIn(step.when)
    const ladder = ladders.at(-1)
    if (ladder === undefined || minutes < last) ladders.push([step])
    else ladder.push(step)
    last = minutes
  }
  return ladders
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
