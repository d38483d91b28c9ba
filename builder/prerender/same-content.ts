import { IST_OFFSET } from '../../src/text/ist-date.ts'

/** How much of an answer's times a page shows. */
const SHOWN: Record<string, ((time: string) => string) | undefined> = {
  asOf: (time) => time.slice(0, 4),
  publishedAt: (time) => new Date(Date.parse(time) + IST_OFFSET).toISOString().slice(0, 10),
}

/**
 * Text that two answers share if they make the same page: they differ at most in how late the lake gave
 * them, by less than the page shows.
 */
export function contentText(answer: unknown): string {
  return JSON.stringify(answer, (key, value: unknown) => {
    const shown = SHOWN[key]
    return shown && typeof value === 'string' ? shown(value) : value
  })
}

/** Whether two answers to a query make the same page, which then is not written again. */
export function hasSameContent(answer: unknown, other: unknown): boolean {
  return contentText(answer) === contentText(other)
}
