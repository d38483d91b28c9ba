const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * How long ago a time was, in words: "5 minutes ago", "yesterday".
 *
 * @param time as the lake writes it; empty words for anything else
 */
export function ago(time: string, now = Date.now()): string {
  const passed = now - Date.parse(time)
  if (Number.isNaN(passed)) return ''
  const [unit, length] = UNITS.find((each) => passed >= each[1]) ?? ['minute', 60_000]
  return passed < 60_000 ? 'just now' : format.format(-Math.floor(passed / length), unit)
}
