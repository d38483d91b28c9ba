/** How pages treat the times of the lake's answers. */
import { IST_OFFSET } from '../../src/text/dates.ts'

/** In the site: `{ time }`, by which `npm run probe` knows which publication the site was built from. */
export const CONTENT_TIME_FILE = 'content-time.json'

/**
 * The time of a build's content. It replaces the time of the lake's answers, so that two builds of the same content are
 * the same bytes. The lake's later answers are always newer.
 *
 * @param newest when each published document was changed
 * @param lostAt when an earlier build found that a document is gone; or empty
 * @param now the lake's clock: pages show its year
 */
export function contentTime(newest: readonly string[], lostAt: string, now: string): string {
  const startOfYear = `${now.slice(0, 4)}-01-01T00:00:00.000Z`
  return [...newest.map(endOfSecond), lostAt, startOfYear].reduce((a, b) => (a > b ? a : b))
}

/** Hosted Sanity omits milliseconds, so the end of the second is used. */
function endOfSecond(time: string): string {
  return time.includes('.') ? new Date(time).toISOString() : time.replace(/Z$/, '.999Z')
}

/** Replaces the time of an answer by the content's time. */
export function atContentTime(answer: unknown, time: string): unknown {
  return typeof answer === 'object' && answer !== null && 'asOf' in answer
    ? { ...answer, asOf: time }
    : answer
}

/** The part of an answer's times that a page shows. */
const SHOWN: Record<string, ((time: string) => string) | undefined> = {
  asOf: (time) => time.slice(0, 4),
  publishedAt: (time) => new Date(Date.parse(time) + IST_OFFSET).toISOString().slice(0, 10),
}

/**
 * Whether two answers to a query make the same page: only their times differ, by less than the page shows.
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
