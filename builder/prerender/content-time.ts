/** How pages treat the times of the lake's answers. */
import { IST_OFFSET } from '../../src/text/dates.ts'

/** In the site: `{ time }`, by which `npm run probe` knows which publication the site was built from. */
export const CONTENT_TIME_FILE = 'content-time.json'

/**
 * The time that pages give as that of their content. It takes the place of the time of the lake's answer, so
 * that two builds of the same content are the same bytes; later answers are still later than it.
 *
 * @param newest times at which the published documents were changed
 * @param lostAt when an earlier build learned that a document is gone, which no document tells; or empty
 * @param now the lake's clock: pages show its year
 */
export function contentTime(newest: readonly string[], lostAt: string, now: string): string {
  const startOfYear = `${now.slice(0, 4)}-01-01T00:00:00.000Z`
  return [...newest.map(endOfSecond), lostAt, startOfYear].reduce((a, b) => (a > b ? a : b))
}

/** Hosted Sanity leaves the milliseconds out: what was published in a second is not newer than its end. */
function endOfSecond(time: string): string {
  return time.includes('.') ? new Date(time).toISOString() : time.replace(/Z$/, '.999Z')
}

/** An answer with the content's time. */
export function atContentTime(answer: unknown, time: string): unknown {
  return typeof answer === 'object' && answer !== null && 'asOf' in answer
    ? { ...answer, asOf: time }
    : answer
}

/** How much of an answer's times a page shows. */
const SHOWN: Record<string, ((time: string) => string) | undefined> = {
  asOf: (time) => time.slice(0, 4),
  publishedAt: (time) => new Date(Date.parse(time) + IST_OFFSET).toISOString().slice(0, 10),
}

/**
 * Whether two answers to a query make the same page: they differ at most in how late the lake gave them, by
 * less than the page shows.
 */
export function hasSameContent(answer: unknown, other: unknown): boolean {
  return contentText(answer) === contentText(other)
}

function contentText(answer: unknown): string {
  return JSON.stringify(answer, (key, value: unknown) => {
    const shown = SHOWN[key]
    return shown && typeof value === 'string' ? shown(value) : value
  })
}
