/** Not to the end: in the Studio's preview a text has marks behind it. */
const CLOCK = /^\s*(?<hours>\d{1,3}):(?<minutes>\d{2})(?!\d)/

/**
 * The time between two lines of a deck log: "6 h 49 min". Null where one of them states no hours and minutes,
 * like "Day 3", or they are not in order.
 */
export function timeBetween(one: string, other: string): string | null {
  const [from, to] = [minutesOf(one), minutesOf(other)]
  if (from === null || to === null || to <= from) return null
  const hours = Math.floor((to - from) / 60)
  const minutes = (to - from) % 60
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ')
}

/** Minutes from the first line of a log to one like "07:58"; null for one like "Day 3". */
export function minutesOf(time: string): number | null {
  const { hours, minutes } = CLOCK.exec(time)?.groups ?? {}
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}
