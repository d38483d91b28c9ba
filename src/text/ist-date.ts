/** Made when it is first needed: that holds up a slow phone for 60 ms, on every page before its first paint. */
let dateFormat: Intl.DateTimeFormat | undefined

const DAY = 24 * 60 * 60 * 1000

/** Milliseconds that India is ahead of UTC; it has no summer time. */
export const IST_OFFSET = 5.5 * 60 * 60 * 1000

/**
 * The calendar date in India at a moment, in words.
 *
 * @example istDate(new Date('2026-11-20T20:00:00Z')) // 21 November 2026
 */
export function istDate(moment: Date): string {
  // Not `??=`, which is longer once it is compiled for the browsers of the boot script.
  dateFormat =
    dateFormat || new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
  return dateFormat.format(moment)
}

/** The start, in UTC, of the calendar date that it is in India at a moment. */
export function startOfIstDay(moment: Date): Date {
  return new Date(Math.floor((moment.getTime() + IST_OFFSET) / DAY) * DAY - IST_OFFSET)
}
