import '../../../ui/drawing.css'
import './parties.css'
import type { ComplianceSummaryContent } from './query.ts'

/** How many parties the drawing has: who owns, sails, announces, receives and insures the ship. */
const STATIONS = [50, 150, 250, 350, 450]

/**
 * The parties of a call along one track, in the order of their obligations; nothing where these are of more or fewer.
 * Decoration: the parties are named over their obligations.
 */
export function Parties({
  groups,
}: {
  groups: ComplianceSummaryContent['document']['obligations']['groups']
}) {
  if (groups.length !== STATIONS.length) return null
  return (
    <div className="parties" aria-hidden="true">
      <svg className="parties__drawing drawing" viewBox="0 0 500 80" width="500" height="80">
        {/* The owner's office, the ship, the agent's launch, the port's quay, the insurer's house. */}
        <path className="parties__land" d="M-2 58h86l12 14H-2zM302 58h200v14H298z" />
        <path
          className="drawing__house"
          d="M30 58V24h40v34zM112 44V26h14v18zM128 44v-4h14v4zM148 44v-4h14v4zM168 44v-4h10v4zM238 58V46h18v12zM318 58V40h10v18zM424 58V32l26-13 26 13v26z"
        />
        <path d="M50 24V8l14 5-14 5M119 26v-8M115 21h8M150 40v-8l8 4M170 40v-8l8 4M264 58V38l10 4-10 4M323 40v-6M318 46h10M342 58V18M358 58V18M338 18h44M330 26l20-14 34 8M374 18v14M342 34h16M424 32h52M432 38v16M444 38v16M456 38v16M468 38v16" />
        <path
          className="drawing__fine"
          d="M37 31h6v6h-6zM47 31h6v6h-6zM57 31h6v6h-6zM37 43h6v6h-6zM57 43h6v6h-6zM46 58V45h8v13M242 49h10"
        />
        <path
          className="drawing__hull"
          d="M106 44h80l12-4q-2 14-10 24h-74q-6-8-8-20zM224 58h48l6-4q-1 8-6 14h-42z"
        />
        <path className="drawing__sea" d="M0 64h500v16H0z" />
        <path className="drawing__fine" d="M0 64h500" />
        <path className="drawing__meaning" d="M56 72h388" />
        {STATIONS.map((x) => (
          <circle key={x} className="parties__station" cx={x} cy="72" r="5" />
        ))}
      </svg>
      <div className="parties__names">
        {groups.map(({ _key, title }) => (
          <span key={_key}>{firstWord(title)}</span>
        ))}
      </div>
    </div>
  )
}

/** "Owner" of "Owner, manager and operator": a phone has no room for more. */
function firstWord(title: string | null): string | undefined {
  return title?.split(/[\s,]/)[0]
}
