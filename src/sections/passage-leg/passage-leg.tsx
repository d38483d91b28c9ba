import './passage-leg.css'

/**
 * A waypoint of a track and the leg that leads on to the next one, across the height of its row. Straight down where
 * nothing is plotted across.
 *
 * @param at where the waypoint is across the track, in per cent of its width
 * @param next where the next one is; null at the last, where the track has come to
 */
export function PassageLeg({ at = 50, next = at }: { at?: number; next?: number | null }) {
  const isLast = next === null
  return (
    <svg className="passage-leg" aria-hidden="true">
      {!isLast && (
        <line className="passage-leg__track" x1={`${at}%`} y1="0" x2={`${next}%`} y2="100%" />
      )}
      <circle className="passage-leg__waypoint" cx={`${at}%`} cy="0" r="6" />
      <circle className="passage-leg__fix" cx={`${at}%`} cy="0" r={isLast ? 3.5 : 1.5} />
    </svg>
  )
}
