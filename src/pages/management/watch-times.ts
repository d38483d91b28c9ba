/** The times that the steps of the escalation list say in words. */
import { withoutInvisible } from '../../text/invisible.ts'

const HOUR = 60

const TIME = /(\d+)\s*(min|minutes?|h|hours?)\b/g

/** @returns the times in a text, such as "after 45 minutes", in minutes and in its order */
export function minutesIn(words: string | null): number[] {
  return [...withoutInvisible(words ?? '').matchAll(TIME)].map(
    ([, number, unit = '']) => Number(number) * (unit.startsWith('h') ? HOUR : 1),
  )
}

/**
 * The steps in order of time: the first with the ladder that is due soonest, then the others. Another ladder begins where
 * something else sets it going or a time is shorter than the last one; a step without a time belongs to the one before it.
 */
export function laddersOf<Step extends { when: string | null; chain: string | null }>(
  steps: readonly Step[],
): Step[][] {
  const ladders: { from: number; steps: Step[] }[] = []
  let last = Infinity
  for (const step of steps.slice(1)) {
    const [minutes = last] = minutesIn(step.when)
    const ladder = ladders.at(-1)
    if (ladder === undefined || step.chain || minutes < last)
      ladders.push({ from: minutes, steps: [step] })
    else ladder.steps.push(step)
    last = minutes
  }
  const [soonest, ...others] = ladders.sort((a, b) => a.from - b.from).map((ladder) => ladder.steps)
  return [[...steps.slice(0, 1), ...(soonest ?? [])], ...others]
}

/** A number of minutes as the list shows it. */
export function timeOf(minutes: number): string {
  return minutes > 0 && minutes % HOUR === 0 ? `${minutes / HOUR} h` : `${minutes} min`
}
