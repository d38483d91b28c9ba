import { Drawing } from '../../../ui/drawing.tsx'
import './compliance-summary.css'
import parties from './parties.svg?raw'
import type { ComplianceSummaryContent } from './query.ts'

type Groups = ComplianceSummaryContent['document']['obligations']['groups']

/** What goes from each party to the next one. */
const LEGS = ['Cover', 'Certificates', 'Submission', 'Look-up']

/** Size of a party beside its name, to that. */
const SMALL = 0.72

/** The frame that each party has alone, as a `viewBox` has it: office, ship, launch, port, insurer. */
const FRAMES = [
  [20, 6, 86, 66],
  [133, 32, 128, 52],
  [296, 48, 54, 34],
  [386, 31, 140, 53],
  [542, 24, 68, 49],
] as const

/**
 * The parties of a call along one track, in the order of their obligations, and the papers that each hands to the next. Shown for
 * exactly five groups. Decoration: the obligations below name the parties.
 */
export function Parties({ groups }: { groups: Groups }) {
  if (groups.length !== FRAMES.length) return null
  return (
    <div className="parties" aria-hidden="true">
      <Drawing file={parties} className="parties__drawing" />
      <div className="parties__names">
        {groups.map(({ _key, title }) => (
          <span key={_key}>{firstWord(title)}</span>
        ))}
      </div>
      <div className="parties__names parties__names--legs">
        {LEGS.map((leg) => (
          <span key={leg}>{leg}</span>
        ))}
      </div>
    </div>
  )
}

/** A party as drawn above, by its place; nothing where the drawing has no such part. */
export function PartyDrawn({ groups, index }: { groups: Groups; index: number }) {
  const frame = FRAMES[index]
  if (groups.length !== FRAMES.length || frame === undefined) return null
  return (
    <svg
      className="parties__drawn drawing"
      viewBox={frame.join(' ')}
      width={frame[2] * SMALL}
      height={frame[3] * SMALL}
      aria-hidden="true"
    >
      <use href={`#party-${index + 1}`} />
    </svg>
  )
}

/** "Owner" of "Owner, manager and operator": a phone has no room for more. */
function firstWord(title: string | null): string | undefined {
  return title?.split(/[\s,]/)[0]
}
