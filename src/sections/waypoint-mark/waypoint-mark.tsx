import '../../ui/drawing.css'
import './waypoint-mark.css'

/**
 * Draws a waypoint of a track and a dashed line that runs down the row to the next waypoint.
 *
 * @param isLast whether the track ends here
 */
export function WaypointMark({ isLast }: { isLast: boolean }) {
  return (
    <svg className="waypoint-mark" aria-hidden="true">
      {!isLast && (
        <line className="ink-track" strokeDasharray="8 4" x1="50%" y1="0" x2="50%" y2="100%" />
      )}
      <circle className="ink-open" cx="50%" cy="0" r="6" />
      <circle className="ink-filled" stroke="none" cx="50%" cy="0" r={isLast ? 3.5 : 1.5} />
    </svg>
  )
}
