import { istDate } from '../../src/features/documents/ist-date.ts'

/** How much of an answer's times a page shows. */
const SHOWN: Record<string, (time: string) => string> = {
  asOf: (time) => time.slice(0, 4),
  publishedAt: (time) => istDate(new Date(time)),
}

/**
 * Whether two answers to a query make the same page: they differ at most in how late the lake gave them,
 * by less than the page shows. Such a page is not written again.
 */
export function hasSameContent(answer: unknown, other: unknown): boolean {
  return contentOf(answer) === contentOf(other)
}

/** What an answer has pages show, as text. */
export function contentOf(answer: unknown): string {
  return JSON.stringify(answer, (key, value: unknown) =>
    typeof value === 'string' ? (SHOWN[key]?.(value) ?? value) : value,
  )
}
