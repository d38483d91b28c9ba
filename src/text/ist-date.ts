import { dateInWords } from './date-in-words.ts'

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

/** A moment whose date and time in UTC are those in India at another. */
export function inIndia(moment: Date): Date {
  return new Date(moment.getTime() + IST_OFFSET)
}

/** The start, in UTC, of the calendar date that it is in India at a moment. */
export function startOfIstDay(moment: Date): Date {
  return new Date(Math.floor((moment.getTime() + IST_OFFSET) / DAY) * DAY - IST_OFFSET)
}
