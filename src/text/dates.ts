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

const DAY = 24 * 60 * 60 * 1000

/** Milliseconds that India is ahead of UTC; it has no summer time. */
export const IST_OFFSET = 5.5 * 60 * 60 * 1000

/**
 * The calendar date in India at a moment, in words.
 *
 * @example istDate(new Date('2026-11-20T20:00:00Z')) // 21 November 2026
 */
export function istDate(moment: Date): string {
  return dateInWords(inIndia(moment))
}

/** Shifts a moment so that its UTC date and time are those in India. */
function inIndia(moment: Date): Date {
  return new Date(moment.getTime() + IST_OFFSET)
}

/** The start, in UTC, of the calendar date that it is in India at a moment. */
export function startOfIstDay(moment: Date): Date {
  return new Date(Math.floor((moment.getTime() + IST_OFFSET) / DAY) * DAY - IST_OFFSET)
}

/**
 * A date and time that was entered as India's, in words.
 *
 * @param local as `datetime-local` has it
 * @returns null unless it is a date and time
 * @example istTime('2026-12-01T06:00') // 1 Dec 2026, 06:00 IST
 */
export function istTime(local: string): string | null {
  const moment = momentInIndia(local)
  return moment && istMoment(moment)
}

/**
 * The moment of a date and time that was entered as India's.
 *
 * @param local as `datetime-local` has it
 * @returns null unless it is a date and time
 */
export function momentInIndia(local: string): Date | null {
  const moment = new Date(`${local}+05:30`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/**
 * A moment as date and time in India, the same words in every browser, language and time zone.
 *
 * @example istMoment(new Date('2026-12-01T00:30:00Z')) // 1 Dec 2026, 06:00 IST
 */
export function istMoment(moment: Date): string {
  return `${dateInWords(inIndia(moment), 3)}, ${istClock(moment)}`
}

/**
 * The time of day in India.
 *
 * @example istClock(new Date('2026-12-01T00:30:00Z')) // 06:00 IST
 */
export function istClock(moment: Date): string {
  return `${inIndia(moment).toISOString().slice(11, 16)} IST`
}
