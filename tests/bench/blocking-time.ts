/** A main-thread task of more than 50 ms. Times are milliseconds since the start of the navigation. */
export type LongTask = { startTime: number; duration: number }

/** Milliseconds after which a task counts as blocking. */
const THRESHOLD = 50

/**
 * Total blocking time as Lighthouse computes it: the sum of the time by which each task after the first paint exceeds
 * 50 ms. If the first paint is during a task, the rest of the task counts, with a proportionally smaller threshold.
 * https://github.com/GoogleChrome/lighthouse/blob/main/core/lib/tbt-utils.js
 */
export function blockingTime(tasks: readonly LongTask[], firstPaint: number): number {
  let total = 0
  for (const { startTime, duration } of tasks) {
    const since = Math.max(startTime, firstPaint)
    const left = startTime + duration - since
    total += Math.max(0, left - THRESHOLD * Math.min(1, left / duration))
  }
  return total
}
