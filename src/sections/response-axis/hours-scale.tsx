import './hours-scale.css'
import { TICKS } from './hours-axis.ts'

/**
 * The hours over the ticks of bars, for the eyes alone. In HTML: Chromium tags the text of an SVG, and the PDF would read
 * the scale out.
 */
export function HoursScale() {
  return (
    <span className="hours-scale" aria-hidden="true">
      {TICKS.map(({ label }) => (
        <span key={label} className="hours-scale__hour">
          {label}
        </span>
      ))}
    </span>
  )
}
