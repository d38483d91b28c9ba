/** Replaces and compares the times in the lake's answers. */
import { IST_OFFSET } from '../../src/text/dates.ts'

/** This file of the site contains `{ time }`. `npm run probe` compares the time with the last publication. */
export const CONTENT_TIME_FILE = 'content-time.json'

/**
 * The time of a build's content. It replaces the time of the lake's answers, so that two builds of the same content
 * have the same bytes. Answers that the lake gives after the build have a later time, so browsers prefer them.
 *
 * @param updatedAt when each published document was last changed
 * @param lostAt when a build last found that a document was gone; empty if never
 * @param now the lake's time. The result is at least 1 January of this year, because pages show the current year
 */
export function contentTime(updatedAt: readonly string[], lostAt: string, now: string): string {
  const startOfYear = `${now.slice(0, 4)}-01-01T00:00:00.000Z`
  return [...updatedAt.map(endOfSecond), lostAt, startOfYear].reduce((a, b) => (a > b ? a : b))
}

/** Hosted Sanity omits milliseconds: the change may be as late as the end of the second. */
function endOfSecond(time: string): string {
  return time.includes('.') ? new Date(time).toISOString() : time.replace(/Z$/, '.999Z')
}

/** Replaces the time of an answer with the content's time. */
export function withContentTime(answer: unknown, time: string): unknown {
  return typeof answer === 'object' && answer !== null && 'asOf' in answer
    ? { ...answer, asOf: time }
    : answer
}

/** For each field with a time: the part of the time that pages show. */
const SHOWN_PART: Record<string, ((time: string) => string) | undefined> = {
  asOf: (time) => time.slice(0, 4),
  publishedAt: (time) => new Date(Date.parse(time) + IST_OFFSET).toISOString().slice(0, 10),
}

/** Whether two answers to a query make the same page: they differ at most in parts of times that no page shows. */
export function hasSameContent(answer: unknown, other: unknown): boolean {
  return contentText(answer) === contentText(other)
}

function contentText(answer: unknown): string {
  return JSON.stringify(answer, (key, value: unknown) => {
    const shownPart = SHOWN_PART[key]
    return shownPart && typeof value === 'string' ? shownPart(value) : value
  })
}
