const ist = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/**
 * The calendar date in India at a moment, in words.
 *
 * @example istDate(new Date('2026-11-20T20:00:00Z')) // 21 November 2026
 */
export function istDate(moment: Date): string {
  return ist.format(moment)
}
