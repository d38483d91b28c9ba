const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A time with its offset from UTC. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::[\d.]+)?(?:Z|[+-]\d\d:\d\d)$/

/** Milliseconds that India is ahead of UTC. */
const OFFSET = 5.5 * 60 * 60 * 1000

/**
 * A time in a form's data as the desk reads it; anything else stays as it is.
 *
 * @example istTime('2026-12-01T06:00:00+05:30') // 1 Dec 2026, 06:00 IST
 */
export function istTime(text: string): string {
  const moment = TIME.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(moment)) return text
  const india = new Date(moment + OFFSET)
  const date = `${india.getUTCDate()} ${MONTHS[india.getUTCMonth()]} ${india.getUTCFullYear()}`
  return `${date}, ${india.toISOString().slice(11, 16)} IST`
}
