import type { ReactNode } from 'react'
import './hours-bar.css'
import type { Hours } from './hours.ts'

/** Ends of the axis in hours. It is logarithmic, to fit both minutes and days. */
const AXIS = { from: 0.25, to: 48 }

/** Width of the drawings in SVG units; they are stretched to the width of their column. */
export const AXIS_WIDTH = 1000

/** The hours that have labels, spaced so that the labels fit on a phone. hours-bar.css positions the labels. */
export const TICKS = [
  { hours: 0.75, label: '45 min' },
  { hours: 2, label: '2 h' },
  { hours: 6, label: '6 h' },
  { hours: 12, label: '12 h' },
  { hours: 48, label: '48 h' },
] as const

/** Position of an hour on the axis; hours beyond the axis are placed at its ends. */
export function axisPosition(hours: number): number {
  const fraction = Math.log(hours / AXIS.from) / Math.log(AXIS.to / AXIS.from)
  return Math.round(Math.min(1, Math.max(0, fraction)) * (AXIS_WIDTH - 2)) + 1
}

/** Position and width of the bar of a time span. The bar is never too narrow to see. */
function axisBar({ from, to }: Hours): { x: number; width: number } {
  const start = axisPosition(from)
  return { x: start, width: Math.max(4, axisPosition(to) - start) }
}

const TICK_LINES = TICKS.map(({ hours }) => `M${axisPosition(hours)} 0v20`).join('')

/**
 * Draws a response time as a bar on the axis of hours. A thin line leads from the left end (the call) to the bar.
 * Decoration: the time is beside it in words.
 *
 * @param hours if null, only the ticks are drawn
 */
export function HoursBar({ hours }: { hours: Hours | null }) {
  return (
    <svg
      className="hours-bar"
      viewBox={`0 0 ${AXIS_WIDTH} 20`}
      width={AXIS_WIDTH}
      height="20"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="hours-bar__ticks" d={TICK_LINES} />
      {hours && hours.from > 0 && (
        <rect
          className="hours-bar__transit"
          {...axisBar({ from: 0, to: hours.from })}
          y="8"
          height="4"
        />
      )}
      {hours && <rect {...axisBar(hours)} y="4" height="12" />}
    </svg>
  )
}

export function BarsKey({ times }: { times: readonly (Hours | null)[] }) {
  return (
    <span className="bars-key muted small">
      <Sample>
        <rect x="1" y="1" width="30" height="10" />
      </Sample>
      Committed
      {times.some((hours) => hours && hours.from > 0) && (
        <>
          <Sample>
            <rect className="hours-bar__transit" x="0" y="4.5" width="20" height="3" />
            <rect x="21" y="1" width="10" height="10" />
          </Sample>
          Thin line: in transit. The scale is not linear.
        </>
      )}
    </span>
  )
}

/** A bar of the key, without the axis. */
function Sample({ children }: { children: ReactNode }) {
  return (
    <svg className="hours-bar" viewBox="0 0 32 12" width="32" height="12" aria-hidden="true">
      {children}
    </svg>
  )
}

/**
 * Shows the labels of the ticks, above the bars and hidden from screen readers. The labels are HTML, because Chromium
 * tags SVG text in a printed PDF even if it is hidden, and a screen reader would read it.
 */
export function HoursScale() {
  return (
    <span className="hours-scale muted small" aria-hidden="true">
      {TICKS.map(({ label }) => (
        <span key={label} className="hours-scale__hour">
          {label}
        </span>
      ))}
    </span>
  )
}
