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

/** A role on the clock: "COO", "West"; one that is no list of capitals and has no comma as it reads. */
export function shortRole(role: string): string {
  const plain = withoutInvisible(role).trim()
  const [, post] = plain.split(/,\s*/)
  if (post) return post.charAt(0).toUpperCase() + (post.split(' ')[0] ?? '').slice(1)
  const words = plain.split(' ')
  const isTitle = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))
  return isTitle ? words.map((word) => word.charAt(0)).join('') : plain
}

/** A number of minutes as it is read on a clock. */
export function timeOf(minutes: number): string {
  return minutes > 0 && minutes % HOUR === 0 ? `${minutes / HOUR} h` : `${minutes} min`
}

/**
 * The times of the list that fit on the clock, the earliest first, each with the role that is called when it has run
 * out; at the first of a role's times also who follows it without a time of its own.
 */
export function watchMarks(steps: readonly { role: string; when: string | null }[]) {
  return steps
    .flatMap(({ role, when }, index) => {
      const next = steps[index + 1]
      const follower = next && minutesIn(next.when).length === 0 ? next.role : null
      return minutesIn(when).map((minutes, place) => ({
        minutes,
        role,
        follower: place === 0 ? follower : null,
      }))
    })
    .filter(({ minutes }) => minutes > 0 && minutes <= TURN)
    .sort((a, b) => a.minutes - b.minutes)
}
