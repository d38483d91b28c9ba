import { dateInWords } from './date-in-words.ts'

/**
 * A calendar date in words, the same in every time zone.
 *
 * @param date as in `2025-05-07`
 * @example formatDate('2025-05-07') // 7 May 2025
 */
export function formatDate(date: string): string {
  return dateInWords(new Date(date))
}
