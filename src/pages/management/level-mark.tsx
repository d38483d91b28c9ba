import './level-mark.css'
import { numberOf } from './watch-times.ts'

/** The number of a level in a ring, as on the clock; the words beside it say the same. */
export function LevelMark({ level }: { level: string | null }) {
  return (
    <span className="level-mark" aria-hidden="true">
      {numberOf(level)}
    </span>
  )
}
