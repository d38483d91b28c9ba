import { istDate } from '../../src/features/documents/ist-date.ts'

/** What pages show of an answer's times: the year of the copyright line and the day of publication. */
const SHOWN_TIMES: Record<string, (time: string) => string> = {
  asOf: (time) => time.slice(0, 4),
  publishedAt: (time) => istDate(new Date(time)),
}

/**
 * Whether two answers to a query make the same page, so that it need not be rendered again. Times differ
 * from answer to answer, and count only as far as the page shows them.
 */
export function isSameAnswer(later: unknown, earlier: unknown): boolean {
  return shownPart(later) === shownPart(earlier)
}

function shownPart(answer: unknown): string {
  return JSON.stringify(answer, (key, value: unknown) =>
    typeof value === 'string' ? (SHOWN_TIMES[key]?.(value) ?? value) : value,
  )
}
