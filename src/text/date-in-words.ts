/** English, from January on. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * The calendar date in UTC at a moment. Without `Intl`: a slow phone takes 60 ms to make a formatter, and browsers differ
 * in how they shorten months.
 *
 * @param letters of the month's name, where it is shortened
 * @example dateInWords(new Date('2025-05-07')) // 7 May 2025
 */
export function dateInWords(moment: Date, letters?: number): string {
  const month = MONTHS[moment.getUTCMonth()] || ''
  return `${moment.getUTCDate()} ${month.slice(0, letters)} ${moment.getUTCFullYear()}`
}
