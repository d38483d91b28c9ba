/** Recent changes of documents. */
import { type Found, readRows, textOf } from './live-query.ts'

export type Change = Found & { readonly time: string }

/** GROQ projection for `readChanges`. */
export const CHANGE = `{
  "_id": select(_id in path("drafts.**") => string::split(_id, "drafts.")[1], _id),
  _type, "time": _updatedAt
}`

export function readChanges(answer: unknown): Change[] {
  return readRows(answer, (row) => ({ time: textOf(row, 'time') }))
}

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago a time was: "5 minutes ago", "yesterday". Empty if `time` is no date. */
export function ago(time: string, now = Date.now()): string {
  const passed = now - Date.parse(time)
  if (Number.isNaN(passed)) return ''
  const [unit, length] = UNITS.find((each) => passed >= each[1]) ?? ['minute', 60_000]
  return passed < 60_000 ? 'just now' : format.format(-Math.floor(passed / length), unit)
}
