import './passage-leg.css'

/** Where the waypoints are across the track, in per cent of its width, one after the other. */
const COURSE = [20, 62, 34, 80, 50, 88, 40, 70]

/**
 * A waypoint of a track and the leg that leads on to the next one, across the height of its row; the last is where
 * the track has come to.
 */
export function PassageLeg({ number, isLast }: { number: number; isLast: boolean }) {
  const at = waypoint(number)
  return (
    <svg className="passage-leg" aria-hidden="true">
      {!isLast && (
        <line className="passage-leg__track" x1={at} y1="0" x2={waypoint(number + 1)} y2="100%" />
      )}
      <circle className="passage-leg__waypoint" cx={at} cy="0" r="6" />
      <circle className="passage-leg__fix" cx={at} cy="0" r={isLast ? 3.5 : 1.5} />
    </svg>
  )
}

function waypoint(number: number): string {
  return `${COURSE[number % COURSE.length] ?? 50}%`
}
