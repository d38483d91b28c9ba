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
 * Formats the calendar date of a moment in UTC. Does not use `Intl`, because a slow phone takes 60 ms to make a
 * formatter, and browsers shorten months differently.
 *
 * @param letters how many letters of the month's name to keep; all by default
 * @example formatUtcDate(new Date('2025-05-07')) // 7 May 2025
 */
export function formatUtcDate(moment: Date, letters?: number): string {
  const month = MONTHS[moment.getUTCMonth()] || ''
  return `${moment.getUTCDate()} ${month.slice(0, letters)} ${moment.getUTCFullYear()}`
}

const DAY = 24 * 60 * 60 * 1000

/** Milliseconds that India is ahead of UTC; it has no summer time. */
export const IST_OFFSET = 5.5 * 60 * 60 * 1000

/**
 * Formats the calendar date of a moment in India.
 *
 * @example formatIstDate(new Date('2026-11-20T20:00:00Z')) // 21 November 2026
 */
export function formatIstDate(moment: Date): string {
  return formatUtcDate(shiftToIst(moment))
}

/** Shifts a moment so that its UTC methods return the date and time in India. */
function shiftToIst(moment: Date): Date {
  return new Date(moment.getTime() + IST_OFFSET)
}

/** The last midnight in India at or before `moment`. */
export function startOfIstDay(moment: Date): Date {
  return new Date(Math.floor((moment.getTime() + IST_OFFSET) / DAY) * DAY - IST_OFFSET)
}

/**
 * Formats a date and time that was entered in Indian time.
 *
 * @param local value of a `datetime-local` field
 * @returns null if it can't be parsed
 * @example formatIstInput('2026-12-01T06:00') // 1 Dec 2026, 06:00 IST
 */
export function formatIstInput(local: string): string | null {
  const moment = parseIstInput(local)
  return moment && formatIstDateTime(moment)
}

/**
 * Parses a date and time that was entered in Indian time.
 *
 * @param local value of a `datetime-local` field
 * @returns null if it can't be parsed
 */
export function parseIstInput(local: string): Date | null {
  const moment = new Date(`${local}+05:30`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/**
 * Formats the date and time of a moment in India, identically in every browser, language and time zone.
 *
 * @example formatIstDateTime(new Date('2026-12-01T00:30:00Z')) // 1 Dec 2026, 06:00 IST
 */
export function formatIstDateTime(moment: Date): string {
  return `${formatUtcDate(shiftToIst(moment), 3)}, ${formatIstTime(moment)}`
}

/**
 * Formats the time of day of a moment in India.
 *
 * @example formatIstTime(new Date('2026-12-01T00:30:00Z')) // 06:00 IST
 */
export function formatIstTime(moment: Date): string {
  return `${shiftToIst(moment).toISOString().slice(11, 16)} IST`
}
