/** A span of time in hours; `from` is 0 if only an upper limit is stated. */
export type Hours = { from: number; to: number }

/** Captures the first number, the last number of a range, and the unit. */
const SPAN =
  /(\d[\d.]*)(?:\s*(?:h|min)?[a-z]*\s*(?:[-–]|to)\s*(\d[\d.]*))?\s*(h|min)(?:ou)?r?(?:ute)?s?\b/i

/**
 * The time span in an editor's words: "6–8 hours to site", "Under 2 hours", "45 minutes or less". Null if the words
 * contain no time span.
 */
export function hoursIn(words: string): Hours | null {
  const [, first, last, unit] = SPAN.exec(words) ?? []
  if (first === undefined) return null
  const unitsPerHour = unit?.toLowerCase() === 'h' ? 1 : 60
  const from = last === undefined ? 0 : Number(first) / unitsPerHour
  const to = Number(last ?? first) / unitsPerHour
  return to > from ? { from, to } : null
}

/** Whether a response time is the time until arrival at the ship. */
export function isTimeToSite(words: string): boolean {
  return /\bto site\b/.test(words)
}

/** Formats a time span, such as 6–8 h or 30–45 min. If `from` is 0, shows only the upper limit, such as 2 h. */
export function shortSpan({ from, to }: Hours): string {
  const isInMinutes = to < 1 || [from, to].some((hours) => !Number.isInteger(2 * hours))
  const [start, end] = [from, to].map((hours) => (isInMinutes ? Math.round(hours * 60) : hours))
  return `${from > 0 ? `${start}–` : ''}${end} ${isInMinutes ? 'min' : 'h'}`
}
