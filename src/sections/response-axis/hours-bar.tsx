import type { ReactNode } from 'react'
import './hours-bar.css'
import type { Hours } from './hours.ts'
import { AXIS_WIDTH, axisBar, axisPosition, TICKS } from './hours-axis.ts'

const TICK_LINES = TICKS.map(({ hours }) => `M${axisPosition(hours)} 0v20`).join('')

/**
 * A response time as a bar on the axis of hours, with a thin line from the call to the first hour of a span. Decoration: the words stand beside it.
 *
 * @param hours null for a time without a span, which has the ticks alone
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
          className="hours-bar__way"
          {...axisBar({ from: 0, to: hours.from })}
          y="8"
          height="4"
        />
      )}
      {hours && <rect {...axisBar(hours)} y="4" height="12" />}
    </svg>
  )
}

/** What the bars of times mean. */
export function BarsKey({ times }: { times: readonly (Hours | null)[] }) {
  return (
    <span className="bars-key">
      <Sample>
        <rect x="1" y="1" width="30" height="10" />
      </Sample>
      Committed
      {times.some((hours) => hours && hours.from > 0) && (
        <>
          <Sample>
            <rect className="hours-bar__way" x="0" y="4.5" width="20" height="3" />
            <rect x="21" y="1" width="10" height="10" />
          </Sample>
          Thin line: on the way
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
