const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

const DAY = 24 * 60 * 60 * 1000

/** India is 5½ hours ahead of UTC the whole year. */
const AHEAD = 5.5 * 60 * 60 * 1000

/**
 * The calendar date in India at a moment, in words.
 *
 * @example istDate(new Date('2026-11-20T20:00:00Z')) // 21 November 2026
 */
export function istDate(moment: Date): string {
  return words.format(moment)
}

/** When that date began. */
export function startOfIstDay(moment: Date): Date {
  return new Date(Math.floor((moment.getTime() + AHEAD) / DAY) * DAY - AHEAD)
}
