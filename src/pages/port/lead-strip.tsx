import { hoursIn } from '../../sections/response-axis/hours.ts'
import './lead-strip.css'

/** Hours before arrival that a strip names, beside those of the port. */
const HOURS = [72, 48, 24]

/**
 * The last days before arrival, with the fix at which the desk asks for a port's papers. Not to scale where these are no
 * whole days. Decoration: the head of the page has the hours in words.
 */
export function LeadStrip({ leadTime }: { leadTime: string | null }) {
  const lead = leadTime === null ? undefined : hoursIn(leadTime)?.to
  if (lead === undefined) return null
  const fixes = [...new Set([...HOURS, lead])].sort((one, other) => other - one)
  return (
    <div className="lead-strip" aria-hidden="true">
      {fixes.map((hours) => (
        <p key={hours} className={`lead-strip__fix lead-strip__fix--${phase(hours, lead)}`}>
          −{hours} h{hours === lead && <span className="lead-strip__words">papers with us</span>}
        </p>
      ))}
      <p className="lead-strip__fix lead-strip__fix--arrival">ETA</p>
    </div>
  )
}

function phase(hours: number, lead: number): 'before' | 'papers' | 'after' {
  if (hours === lead) return 'papers'
  return hours > lead ? 'before' : 'after'
}
