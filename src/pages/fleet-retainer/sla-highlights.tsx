import { hoursIn, spanOf } from '../../sections/response-axis/hours.ts'
import type { SlaCommitment } from '../../sections/sla-table/sla-commitments.ts'
import { StatList } from '../../ui/stat.tsx'

/** How many the specification's page has. */
const HIGHLIGHTS = 4

/** The first times of the schedule as figures, each with its service: what one buys. */
export function SlaHighlights({ commitments }: { commitments: readonly SlaCommitment[] }) {
  if (commitments.length === 0) return null
  return (
    <StatList
      stats={commitments
        .slice(0, HIGHLIGHTS)
        .map(({ service, response }) => ({ value: figureOf(response), label: service }))}
    />
  )
}

/** A time of the schedule as a figure: "< 2 h", "≤ 45 min", "6–8 h". Words without a span of time stay as they are. */
export function figureOf(words: string | null): string | null {
  const hours = words === null ? null : hoursIn(words)
  if (words === null || hours === null) return words
  if (hours.from > 0) return spanOf(hours)
  return `${/^\s*under\b/i.test(words) ? '<' : '≤'} ${spanOf(hours)}`
}
