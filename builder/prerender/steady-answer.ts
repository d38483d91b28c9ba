import { istDate } from '../../src/features/documents/ist-date.ts'

/** As much of an answer's times as pages show of them. */
const SHOWN: Record<string, (time: string) => string> = {
  asOf: (time) => time.slice(0, 4),
  publishedAt: (time) => istDate(new Date(time)),
}

/**
 * The earlier of two answers to a query when both say the same, so that a page whose content has not
 * changed is made of the same bytes again.
 */
export function steadyAnswer(later: unknown, earlier: unknown): unknown {
  return saysTheSame(later, earlier) ? earlier : later
}

/** Whether a page of the one answer reads like a page of the other. */
export function saysTheSame(later: unknown, earlier: unknown): boolean {
  return said(later) === said(earlier)
}

function said(answer: unknown): string {
  return JSON.stringify(answer, (key, value: unknown) =>
    typeof value === 'string' ? (SHOWN[key]?.(value) ?? value) : value,
  )
}
