import { hoursIn } from '../../../sections/response-axis/hours.ts'
import './lead-mark.css'

/** Hours before arrival that a mark has a fix for; 0 is the arrival. */
const FIXES = [72, 48, 24, 0]

/** Units from the first fix to the arrival, and from the edge to the first fix. */
const LENGTH = 88
const EDGE = 6

/** Whether a lead time is one of the days that a mark has. */
export function isMarked(leadTime: string | null): boolean {
  return fixOf(leadTime) !== undefined
}

/**
 * The last three days of a passage, heavy from the fix at which a port's papers are due. Decoration: the words stand
 * beside it. Nothing for a lead time that is no such day.
 */
export function LeadMark({ leadTime }: { leadTime: string | null }) {
  const lead = fixOf(leadTime)
  if (lead === undefined) return null
  return (
    <svg className="lead-mark" viewBox="0 0 100 12" width="100" height="12" aria-hidden="true">
      <path className="lead-mark__track" d={`M${EDGE} 6H${EDGE + LENGTH}`} />
      <path className="lead-mark__due" d={`M${placeOf(lead)} 6H${EDGE + LENGTH}`} />
      {FIXES.map((hours) => (
        <circle
          key={hours}
          className={hours === lead ? 'lead-mark__fix lead-mark__fix--papers' : 'lead-mark__fix'}
          cx={placeOf(hours)}
          cy="6"
          r={hours === lead ? 5 : 3.5}
        />
      ))}
    </svg>
  )
}

function fixOf(leadTime: string | null): number | undefined {
  const lead = hoursIn(leadTime ?? '')?.to
  return FIXES.find((hours) => hours === lead)
}

function placeOf(hours: number): number {
  return Math.round(EDGE + LENGTH * (1 - hours / 72))
}
