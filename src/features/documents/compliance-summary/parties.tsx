import { withoutInvisible } from '../../../text/invisible.ts'
import '../../../ui/drawing.css'
import './parties.css'
import type { ComplianceSummaryContent } from './query.ts'

type Groups = ComplianceSummaryContent['document']['obligations']['groups']

/** Width of a party's part of the drawing, in its units, with its station in the middle. */
const PART = 100

/** What goes from each party to the next one. */
const LEGS = ['Cover', 'Certificates', 'Submission', 'Look-up']

/** Size of a party in a row of a table, to that. */
const SMALL = 0.72

type Party = {
  frame: readonly [x: number, y: number, width: number, height: number]
  house: string
  lines: string
  fine?: string
  hull?: string
}

/** The owner's office, the ship, the agent's launch, the port's quay, the insurer's house: solid, in outline, fine; the
 * frame that each has alone, as a `viewBox` has it. */
const PARTIES: readonly Party[] = [
  {
    frame: [20, 4, 60, 56],
    house: 'M30 58V24h40v34z',
    lines: 'M50 24V8l14 5-14 5',
    fine: 'M37 31h6v6h-6zM47 31h6v6h-6zM57 31h6v6h-6zM37 43h6v6h-6zM57 43h6v6h-6zM46 58V45h8v13',
  },
  {
    frame: [102, 18, 100, 52],
    house: 'M112 44V26h14v18zM128 44v-4h14v4zM148 44v-4h14v4zM168 44v-4h10v4z',
    lines: 'M119 26v-8M115 21h8M150 40v-8l8 4M170 40v-8l8 4',
    hull: 'M106 44h80l12-4q-2 14-10 24h-74q-6-8-8-20z',
  },
  {
    frame: [218, 35, 64, 38],
    house: 'M238 58V46h18v12z',
    lines: 'M264 58V38l10 4-10 4',
    fine: 'M242 49h10',
    hull: 'M224 58h48l6-4q-1 8-6 14h-42z',
  },
  {
    frame: [310, 9, 80, 51],
    house: 'M318 58V40h10v18z',
    lines:
      'M323 40v-6M318 46h10M342 58V18M358 58V18M338 18h44M330 26l20-14 34 8M374 18v14M342 34h16',
  },
  {
    frame: [418, 16, 64, 44],
    house: 'M424 58V32l26-13 26 13v26z',
    lines: 'M424 32h52M432 38v16M444 38v16M456 38v16M468 38v16',
  },
]

/**
 * The parties of a call along one track, in the order of their obligations, with what goes from one to the next; nothing where these are of more or fewer.
 * Decoration: the parties are named over their obligations.
 */
export function Parties({ groups }: { groups: Groups }) {
  if (groups.length !== PARTIES.length) return null
  return (
    <div className="parties" aria-hidden="true">
      <svg className="parties__drawing drawing" viewBox="0 0 500 80" width="500" height="80">
        <path className="parties__land" d="M-2 58h86l12 14H-2zM302 58h200v14H298z" />
        {PARTIES.map(({ house, lines, fine, hull }, index) => (
          <g key={house} id={partyId(index)}>
            <path className="drawing__house" d={house} />
            <path d={lines} />
            {fine && <path className="drawing__fine" d={fine} />}
            {hull && <path className="drawing__hull" d={hull} />}
          </g>
        ))}
        <path className="drawing__sea" d="M0 64h500v16H0z" />
        <path className="drawing__fine" d="M0 64h500" />
        <path className="drawing__meaning" d="M56 72h388" />
        {PARTIES.map(({ house }, index) => (
          <circle
            key={house}
            className="parties__station"
            cx={(index + 0.5) * PART}
            cy="72"
            r="5"
          />
        ))}
        {LEGS.map((leg, index) => (
          <path
            key={leg}
            className="parties__paper"
            d={`M${(index + 1) * PART - 6} 65h8l4 4v10h-12zM${(index + 1) * PART - 3} 72h6M${(index + 1) * PART - 3} 75.5h6`}
          />
        ))}
      </svg>
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

/** Of the parties that a text names, their parts of the drawing above; nothing where it is not shown. */
export function PartiesNamed({ groups, text }: { groups: Groups; text: string }) {
  if (groups.length !== PARTIES.length) return null
  const words = text.toLowerCase()
  const named = PARTIES.map(({ frame }, index) => {
    const name = firstWord(withoutInvisible(groups[index]?.title ?? ''))?.toLowerCase()
    return { id: partyId(index), frame, isNamed: Boolean(name && words.includes(name)) }
  }).filter(({ isNamed }) => isNamed)
  if (named.length === 0) return null
  return (
    <span className="parties__named" aria-hidden="true">
      {named.map(({ id, frame }) => (
        <svg
          key={id}
          className="drawing"
          viewBox={frame.join(' ')}
          width={frame[2] * SMALL}
          height={frame[3] * SMALL}
        >
          <use href={`#${id}`} />
        </svg>
      ))}
    </span>
  )
}

function partyId(index: number): string {
  return `party-${index + 1}`
}

/** "Owner" of "Owner, manager and operator": a phone has no room for more. */
function firstWord(title: string | null): string | undefined {
  return title?.split(/[\s,]/)[0]
}
