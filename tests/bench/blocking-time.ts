/** A task of more than 50 ms on the main thread; milliseconds from the start of the navigation. */
export type LongTask = { startTime: number; duration: number }

/** Milliseconds that a task may take before it holds anybody up. */
const SHORT = 50

/**
 * Total blocking time, as Lighthouse has it: of each long task what exceeds 50 ms, from the first paint on, before which
 * there is nothing to act on. Of a task in which the first paint falls both are taken in proportion.
 * https://github.com/GoogleChrome/lighthouse/blob/main/core/lib/tbt-utils.js
 */
export function blockingTime(tasks: readonly LongTask[], firstPaint: number): number {
  let total = 0
  for (const { startTime, duration } of tasks) {
    const since = Math.max(startTime, firstPaint)
    const left = startTime + duration - since
    total += Math.max(0, left - SHORT * Math.min(1, left / duration))
  }
  return total
}
