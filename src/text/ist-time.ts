import { dateInWords } from './date-in-words.ts'
import { inIndia } from './ist-date.ts'

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
